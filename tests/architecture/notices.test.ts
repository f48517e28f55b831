import path from 'node:path';
import type { ContractsModule } from '@shop/contracts/contractChecks';
import { checkMessages } from '../../shell/src/server/releases/gate/checkContracts';
import { listImports, readSource, remotes, root, sourceFiles } from './sources';

/** Files of a remote that make a notice. */
const makers = (app: string) => sourceFiles(app).filter((file) => readSource(file).includes('noticeShown('));

test.each(remotes.filter((app) => makers(app).length > 0))(
  '%s shows the gate each notice that it can send, and each is one that the shell takes',
  async (app) => {
    const contracts = path.join(app, 'src/contracts.ts');
    const shown = listImports(contracts).map(({ to }) => `${path.join(path.dirname(contracts), to)}.ts`);
    expect(makers(app).filter((file) => !shown.includes(file))).toEqual([]);
    const module = jest.requireActual<{ contracts: ContractsModule }>(path.join(root, contracts));
    expect((await module.contracts.sends?.())?.length).toBeGreaterThan(0);
    expect(await checkMessages(module.contracts)).toEqual([]);
  },
);
