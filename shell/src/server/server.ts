import cluster from 'node:cluster';
import { SettingError } from '@shop/settings/readEnvironment';
import { PROTOCOL } from './cluster/messages';
import { readConfig, type ShellConfig } from './config';

function settings(): ShellConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const config = settings();
// Each process loads its own half: the primary serves nothing and needs no Express.
if (cluster.isPrimary) {
  const { runPrimary } = await import(/* webpackChunkName: "primary" */ './primary');
  runPrimary(config).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.code})`;
    process.stderr.write(`PORT ${config.port} ${reason}.\n`);
    process.exit(1);
  });
} else if (process.env.CLUSTER_PROTOCOL !== PROTOCOL) {
  process.send?.({ type: 'failed', code: 'it needs a restart of the whole shop' });
  process.exitCode = 1;
  process.disconnect();
} else {
  const { runWorker } = await import(/* webpackChunkName: "worker" */ './worker');
  await runWorker(config);
}
