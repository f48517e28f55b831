// npm run build: builds everything that `npm start` serves, and nothing that is there already.
import { buildShop } from './buildShop';

await buildShop({ say: console.log });
