import { buildShop } from './buildShop';

await buildShop({ say: console.log });
