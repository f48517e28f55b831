import { isRemoteName, type RemoteName } from './remotes';

type ByRemote<Value> = Readonly<Partial<Record<RemoteName, Value>>>;

export const listRemotes = (record: ByRemote<unknown>): RemoteName[] =>
  Object.keys(record).filter(isRemoteName);

export const remoteEntries = <Value>(record: ByRemote<Value>) =>
  Object.entries(record).filter(
    (entry): entry is [RemoteName, Value] => isRemoteName(entry[0]) && entry[1] !== undefined,
  );

/** Parts of '<remote>/<expose>'. @throws for an invalid id */
export function parseRemoteId(id: string): { remote: RemoteName; expose: string } {
  const at = id.indexOf('/');
  const remote = id.slice(0, at);
  if (!isRemoteName(remote)) throw new Error(`${id} is no <remote>/<expose>`);
  return { remote, expose: id.slice(at + 1) };
}
