import { startShop } from './startShop';

/** One shop for all journeys; those that break it start their own. */
export default async function setUp() {
  if (process.env.SHOP_URL) return;
  const shop = await startShop();
  process.env.SHOP_URL = shop.url;
  return () => shop.stop();
}
