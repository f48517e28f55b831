import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RunningService } from '../../checkout-service/testing/builtService';
import { buy, orderOf, useStage } from './support/stage';

jest.setTimeout(120_000);

describe('npm run backup', () => {
  const stage = useStage();
  const settings = { RECONCILE_SECONDS: '3600', OPERATOR_TOKEN: 'operator-token-of-the-test' };
  const run = async (...words: string[]) => {
    const environment = { DATA_DIR: stage.dataDir, CHECKOUT_PORT: '' };
    const command = new RunningService(stage.folder, environment, 'backup.js', words);
    return { ...(await command.ended), out: command.stdout, err: command.stderr };
  };

  test('packs the database of a service that sells meanwhile, and brings it back', async () => {
    const service = stage.start(settings);
    await service.ready;
    const before = await buy(service);
    await service.deliver(stage.standIn.pay(before));
    const packing = run();
    // Some come into the backup and some do not; each is there as a whole.
    const meanwhile = await Promise.all(Array.from({ length: 10 }, () => buy(service)));
    const { code, out } = await packing;
    expect(code).toBe(0);
    const file = out.trim();
    expect(path.dirname(file)).toBe(path.join(stage.dataDir, 'backups'));
    const after = await buy(service);
    expect(await run('--restore', file)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^DATA_DIR is in use: process \d+ /),
    });
    await service.kill('SIGTERM');

    expect(await run('--restore', file)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Restored\. What was there before is in .*pgdata\.aside-/),
    });
    // Stripe is out of reach: what is there is there from the backup.
    stage.standIn.isKeyRevoked = true;
    const restored = stage.start(settings);
    await restored.ready;
    expect(await orderOf(restored, before)).toMatchObject({ status: 'paid' });
    expect(await orderOf(restored, after)).toBeUndefined();
    for (const { session_id, lines } of await restored.orders()) {
      expect([...meanwhile, before, null]).toContain(session_id);
      expect(lines).toHaveLength(1);
    }
    stage.standIn.recover();
    await restored.kill('SIGTERM');
  });

  test('packs the database of a service that is stopped, into a file of its own @whole', async () => {
    const service = stage.start(settings);
    await service.ready;
    const id = await buy(service);
    await service.kill('SIGTERM');
    const file = path.join(stage.dataDir, 'kept.tar.gz');
    expect(await run(file)).toMatchObject({ code: 0, out: `${file}\n` });
    expect(await run('--restore', file)).toMatchObject({ code: 0 });
    const restored = stage.start(settings);
    await restored.ready;
    expect(await orderOf(restored, id)).toMatchObject({ status: 'open' });
  });

  test('refuses what is no whole backup, and leaves the database as it is @whole', async () => {
    const service = stage.start(settings);
    await service.ready;
    const id = await buy(service);
    const file = path.join(stage.dataDir, 'kept.tar.gz');
    await run(file);
    await service.kill('SIGTERM');
    const bytes = new Uint8Array(readFileSync(file));
    for (const content of [bytes.subarray(0, bytes.length / 2), 'not packed', '']) {
      writeFileSync(file, content);
      expect(await run('--restore', file)).toMatchObject({
        code: 1,
        err: 'This file is no backup of the embedded database, or not whole.\n',
      });
    }
    expect(await run('--restore', path.join(stage.dataDir, 'missing.tar.gz'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/missing\.tar\.gz cannot be used \(ENOENT\)\.\n$/),
    });
    const again = stage.start(settings);
    await again.ready;
    expect(await orderOf(again, id)).toMatchObject({ status: 'open' });
  });
});
