import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Environment, RunningService } from '../../checkout-service/testing/builtService';
import { buy, cart, preload, useStage } from './support/stage';

jest.setTimeout(120_000);

/** `npm run orders` and `npm run products`, beside the running service and without it. */
describe('the operator’s commands', () => {
  const stage = useStage();
  const settings = { RECONCILE_SECONDS: '60', OPERATOR_TOKEN: '' };
  const run = (program: string, ...words: string[]) => runIn({}, program, ...words);
  const runIn = async (change: Environment, program: string, ...words: string[]) => {
    const environment = { DATA_DIR: stage.dataDir, CHECKOUT_PORT: '', ...change };
    const command = new RunningService(stage.folder, environment, program, words);
    return { ...(await command.ended), out: command.stdout, err: command.stderr };
  };

  test('list orders while the service runs, and when it does not @whole', async () => {
    const service = stage.start(settings);
    await service.ready;
    const id = await buy(service);
    await service.deliver(stage.standIn.pay(id));
    const line = new RegExp(`paid .*\\$20\\.94 .*${id} .*1 x Soy Wax`);
    expect((await run('orders.js')).out).toMatch(line);
    await service.kill('SIGTERM');
    expect((await run('orders.js')).out).toMatch(line);
    expect(JSON.parse((await run('orders.js', '--json')).out)).toEqual([
      expect.objectContaining({ session_id: id, status: 'paid', amount_total: 2094, currency: 'usd' }),
    ]);
  });

  test('where there is no database yet say so, exit 1, and make none', async () => {
    for (const program of ['orders.js', 'products.js']) {
      expect(await run(program)).toMatchObject({
        code: 1,
        out: '',
        err: 'There is no database in DATA_DIR yet; the service makes one when it is started.\n',
      });
    }
    expect(readdirSync(stage.dataDir)).toEqual([]);
  });

  test('name DATABASE_URL and the reason where no database answers there', async () => {
    for (const program of ['orders.js', 'products.js']) {
      expect(await runIn({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' }, program)).toMatchObject(
        { code: 1, out: '', err: 'DATABASE_URL does not lead to a working database (ECONNREFUSED).\n' },
      );
    }
  });

  test('on a database that does not open say so, exit 1, and leave it to the service @whole', async () => {
    const service = stage.start(settings);
    await service.ready;
    await service.kill('SIGTERM');
    const folder = path.join(stage.dataDir, 'checkout');
    const before = readdirSync(folder);
    const expectRefusal = async () => {
      expect(await run('orders.js', '--json')).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^The database in DATA_DIR does not open; the service, [^\n]+\.\n$/),
      });
      expect(readdirSync(folder)).toEqual(before);
    };
    writeFileSync(path.join(folder, 'pgdata/global/pg_control'), 'x'.repeat(8192));
    await expectRefusal();
    rmSync(path.join(folder, 'pgdata/PG_VERSION'));
    await expectRefusal();
  });

  test('send an order and settle what wants attention, while the service runs and when it does not @whole', async () => {
    const service = stage.start(settings);
    await service.ready;
    const [sent, doubtful] = [await buy(service), await buy(service)];
    await service.deliver(stage.standIn.pay(sent));
    await service.deliver(stage.standIn.pay(doubtful, 0, { amount_total: 1 }));
    const ship = (id: string) => run('orders.js', 'ship', id, '--carrier', 'UPS', '--tracking', '1Z999');
    expect((await ship(sent)).out).toMatch(/^.* paid .*, shipped by UPS 1Z999\n$/);
    expect(await ship(doubtful)).toMatchObject({
      code: 1,
      err: 'This order is in review. Resolve it first.\n',
    });
    await service.kill('SIGTERM');
    const resolved = await run('orders.js', 'resolve', doubtful, '--note', 'a test of ours', '--json');
    expect(JSON.parse(resolved.out)).toMatchObject({
      status: 'paid',
      attention: null,
      resolutions: [{ note: 'a test of ours', by: expect.stringMatching(/./) }],
    });
    expect((await ship('cs_none')).err).toBe('There is no order with this reference.\n');
    expect(await run('orders.js', 'ship')).toMatchObject({ code: 2, err: expect.stringContaining('Usage') });
  });

  test('a time without a zone is one of UTC, wherever the command runs', async () => {
    const service = stage.start(settings);
    await service.ready;
    const id = await buy(service);
    await service.kill('SIGTERM');
    const list = async (since: string) =>
      (await runIn({ TZ: 'Pacific/Kiritimati' }, 'orders.js', '--since', since)).out;
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19);
    expect(await list(inHours(1))).toBe('');
    expect(await list(inHours(-1))).toContain(id);
    expect(await list('0000-01-01')).toContain(id);
  });

  test('a flag of another action changes nothing, nor does one that is given twice', async () => {
    const service = stage.start(settings);
    await service.ready;
    const id = await buy(service);
    await service.deliver(stage.standIn.pay(id));
    for (const words of [
      ['--carrier', 'UPS'],
      ['--status', 'paid', '--status', 'open'],
      ['forget', id, '--note', 'not this one'],
      ['ship', id, '--carrier', 'UPS', '--tracking', '1', '--limit', '1'],
    ]) {
      expect(await run('orders.js', ...words)).toMatchObject({ code: 2, out: '' });
    }
    expect(JSON.parse((await run('orders.js', '--json')).out)).toEqual([
      expect.objectContaining({ fulfillment: 'paid', forgotten_at: null }),
    ]);
  });

  test('a user without a name may change an order', async () => {
    const service = stage.start(settings);
    await service.ready;
    const id = await buy(service);
    await service.deliver(stage.standIn.pay(id, 0, { amount_total: 1 }));
    const nameless = preload(`
      import os from 'node:os';
      import { syncBuiltinESMExports } from 'node:module';
      os.userInfo = () => { throw new Error('uv_os_get_passwd returned ENOENT'); };
      syncBuiltinESMExports();
    `);
    const { out } = await runIn(nameless, 'orders.js', 'resolve', id, '--note', 'fine', '--json');
    expect(JSON.parse(out).resolutions).toEqual([
      expect.objectContaining({ by: expect.stringMatching(/^user \d+$/) }),
    ]);
  });

  test('change a price that the running service charges at once @whole', async () => {
    const service = stage.start(settings);
    await service.ready;
    expect((await run('products.js')).out).toMatch(/^wx-201 +\$14\.99 {2}Soy Wax$/m);
    expect((await run('products.js', 'price', 'wx-201', '1599')).out).toMatch(
      /^wx-201 +\$15\.99 {2}Soy Wax {2}\(catalogue \$14\.99\)$/m,
    );
    expect(await run('products.js', 'price', 'nothing', '100')).toMatchObject({
      code: 1,
      err: 'There is no product with this id.\n',
    });
    expect(await service.checkOut(cart)).toBeNull();
    const [item] = cart.items;
    expect(await service.checkOut({ items: [{ ...item, price: 15.99 }] })).toMatch(/^cs_/);
  });

  test('words that are not understood are answered with how it goes, and exit 2', async () => {
    expect(await run('products.js', 'price', 'wx-201', '15.99')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Usage'),
    });
    expect(await run('orders.js', '--yaml')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Usage'),
    });
  });
});
