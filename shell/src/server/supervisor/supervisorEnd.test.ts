import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Supervisor } from './supervisor';

/** Notes each of its starts; its last request takes a while where it is the front. */
const program = (name: string, lastMs: number) => `
const { appendFileSync } = require('node:fs');
appendFileSync(__dirname + '/starts', '${name} ');
process.on('SIGTERM', () => setTimeout(() => process.exit(0), ${lastMs}));
process.on('message', () => {});
process.send({ type: 'ready' });
`;

test('a service that ends with the shop, as by Ctrl+C, is not started again while the front answers its last request', async () => {
  jest.spyOn(process, 'on').mockReturnValue(process);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'supervisor-'));
  const write = (name: string, lastMs: number) => {
    writeFileSync(path.join(folder, `${name}.cjs`), program(name, lastMs));
    return { file: path.join(folder, `${name}.cjs`) };
  };
  const supervisor = new Supervisor({ host: '127.0.0.1', port: 0 });
  const service = supervisor.startService('service', write('service', 0));
  await service.ready;
  const front = supervisor.startService('front', write('front', 1000));
  await front.ready;
  const ended = supervisor.end();
  service.kill('SIGTERM');
  await ended;
  await setTimeout(100);
  expect(readFileSync(path.join(folder, 'starts'), 'utf8')).toBe('service front ');
  expect(exit).toHaveBeenCalledWith(0);
  rmSync(folder, { recursive: true });
});
