import { buildShop } from './buildShop';

await buildShop();
