import { isRemoteName, type RemoteName } from './remotes';

type ByRemote<Value> = Readonly<Partial<Record<RemoteName, Value>>>;

/** The remotes that a record speaks of. */
export const remotesIn = (record: ByRemote<unknown>): RemoteName[] =>
  Object.keys(record).filter(isRemoteName);

/** A record by remote as pairs. */
export function remoteEntries<Value>(record: ByRemote<Value>): [RemoteName, Value][] {
  return remotesIn(record).flatMap((name) => {
    const value = record[name];
    return value === undefined ? [] : [[name, value]];
  });
}

/** The two halves of '<remote>/<expose>'. @throws for what is no such id */
export function splitRemoteId(id: string): { remote: RemoteName; expose: string } {
  const at = id.indexOf('/');
  const remote = id.slice(0, at);
  if (!isRemoteName(remote)) throw new Error(`${id} is no <remote>/<expose>`);
  return { remote, expose: id.slice(at + 1) };
}
