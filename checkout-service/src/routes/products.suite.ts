import { productRowsSchema } from '@shop/contracts/products';
import type { Suite } from '../../testing/suite';
import { aCart } from '../../testing/testService';
import { publishedCatalogue } from '../products/publishedProducts';
import { seedProducts } from '../products/seedProducts';

/** What the suite's database was seeded with. */
const { version, rows: productRows } = publishedCatalogue();

export function describeProducts(suite: Suite): void {
  const list = async (query = '') => {
    const { body } = await suite.service.get(`/api/products${query}`);
    return productRowsSchema.parse(body);
  };

  describe('GET /api/products', () => {
    test('gives the 15 products and 4 bundles of the catalogue, as the catalogue has them', async () => {
      expect(await list()).toEqual(productRows);
      expect(productRows).toHaveLength(19);
    });

    test('the soy kits page gets kits and bundles of soy, featured first', async () => {
      const rows = await list('?wax_type=soy&category=kit&order=featured.desc');
      const soyKits = productRows.filter(
        ({ wax_type, category }) => wax_type === 'soy' && (category === 'kit' || category === 'bundle'),
      );
      expect(rows.length).toBeGreaterThan(2);
      expect(rows).toEqual([
        ...soyKits.filter(({ featured }) => featured),
        ...soyKits.filter(({ featured }) => !featured),
      ]);
    });

    test('featured rows alone, and the others alone', async () => {
      expect(await list('?featured=true')).toEqual(productRows.filter(({ featured }) => featured));
      expect(await list('?featured=false&category=wax')).toEqual(
        productRows.filter(({ featured, category }) => !featured && category === 'wax'),
      );
    });

    test('one wax alone includes the wax itself', async () => {
      expect((await list('?wax_type=beeswax')).map(({ id }) => id)).toEqual(['wx-202']);
    });

    test.each([
      '?wax_type=paraffin',
      '?wax_type=',
      "?wax_type=soy'%20or%20'1'='1",
      '?wax_type=__proto__',
      '?wax_type=soy&wax_type=beeswax',
      '?category=candle',
      '?featured=yes',
      '?skill_level=beginner',
      '?featured=true&page=2',
      '?order=price',
      '?order=featured.desc;drop%20table%20products',
    ])('%s is refused', async (query) => {
      const { status, body } = await suite.service.get(`/api/products${query}`);
      expect([status, body.error]).toEqual([400, 'invalid_request']);
    });

    test('an ETag spares the second reading, until something changes', async () => {
      const first = await suite.service.get('/api/products');
      const etag = first.headers.get('ETag') ?? '';
      const again = await suite.service.get('/api/products', { 'If-None-Match': etag });
      expect([again.status, again.body]).toEqual([304, {}]);
      await suite.database.query("update products set price = 1599 where id = 'wx-201'");
      const other = await suite.startAnother();
      const changed = await other.get('/api/products', { 'If-None-Match': etag });
      expect(changed.status).toBe(200);
    });

    test.each([
      ['made weak by a proxy', (etag: string) => `W/${etag}`],
      ['among others', (etag: string) => `"other", ${etag}`],
      ['that stands for any', () => '*'],
    ])('an ETag %s spares it, too', async (_name, toEntityTag) => {
      const { headers } = await suite.service.get('/api/products');
      const known = (etag: string) => suite.service.get('/api/products', { 'If-None-Match': etag });
      expect((await known(toEntityTag(headers.get('ETag') ?? ''))).status).toBe(304);
      expect((await known('"other", W/"another"')).status).toBe(200);
    });

    test('a change in the table is on sale within seconds, without a restart', async () => {
      await suite.database.query("update products set price = 1599 where id = 'wx-201'");
      const priceNow = async () => (await list()).find(({ id }) => id === 'wx-201')?.price;
      for (let waited = 0; waited < 6000 && (await priceNow()) !== 1599; waited += 100) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(await priceNow()).toBe(1599);
    });

    test('other methods are refused', async () => {
      expect((await suite.service.post('/api/products', {})).status).toBe(405);
    });
  });

  describe('seeding', () => {
    const versionNow = async () =>
      (await suite.database.query<{ version: number }>('select version from catalogue_state'))[0]?.version;
    const price = async () =>
      (await suite.database.query<{ price: number }>("select price from products where id = 'wx-201'"))[0]
        ?.price;

    test('again with the same catalogue changes nothing', async () => {
      const before = await versionNow();
      await seedProducts(suite.database, { version, rows: productRows });
      expect(await versionNow()).toBe(before);
    });

    test('keeps an operator’s price, until the catalogue itself names another', async () => {
      await suite.database.query("update products set price = 1234 where id = 'wx-201'");
      await seedProducts(suite.database, { version, rows: productRows });
      expect(await price()).toBe(1234);
      const raised = productRows.map((row) => (row.id === 'wx-201' ? { ...row, price: 1699 } : row));
      await seedProducts(suite.database, { version: version + 1, rows: raised });
      expect(await price()).toBe(1699);
    });

    const isSold = async (id: string) => {
      const other = await suite.startAnother();
      return (await other.checkOut(aCart({ id }))).status === 200;
    };

    test('what the catalogue does not list any more is not sold, and is when it is listed again', async () => {
      const others = productRows.filter(({ id }) => id !== 'wx-201');
      await seedProducts(suite.database, { version: version + 1, rows: others });
      expect(await isSold('wx-201')).toBe(false);
      await seedProducts(suite.database, { version: version + 2, rows: productRows });
      expect(await isSold('wx-201')).toBe(true);
    });

    test('a late start of an older version brings back neither its price nor its products', async () => {
      const raised = productRows
        .map((row) => (row.id === 'wx-201' ? { ...row, price: 1699 } : row))
        .filter(({ id }) => id !== 'wx-202');
      await seedProducts(suite.database, { version: version + 1, rows: raised });
      await suite.database.query("update products set price = 1234 where id = 'wx-201'");
      await seedProducts(suite.database, { version, rows: productRows });
      expect(await price()).toBe(1234);
      expect(await isSold('wx-202')).toBe(false);
    });
  });
}
