import { parseRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteComponentName, RemoteName } from '@shop/contracts/remotes';
import type { ShellFiles } from '../../composition/shellFiles';
import type { Generation } from '../../rendering/generation';
import { createRenderLog } from '../../rendering/renderLog';
import { renderPage } from '../../rendering/renderPage';
import { gateSite as site } from './gateSite';

/** Collects what the renderer logs about failures. */
function makeListener() {
  const reasons: string[] = [];
  const log = createRenderLog((level, fields) => {
    if (level === 'error' && 'reason' in fields) reasons.push(String(fields.reason));
  });
  return { log, take: () => reasons.splice(0).at(0) };
}

type Options = { generation: Generation; shell: ShellFiles; onPage: (path: string) => void };

/** Renders pages as the shop does; gives those that fail, or in which something is missing. */
export async function renderPages(
  { paths, excused }: { paths: string[]; excused: RemoteName[] },
  { generation, shell, onPage }: Options,
): Promise<string[]> {
  const faults: string[] = [];
  const isExcused = ({ missing }: { missing: RemoteComponentName[] }) =>
    missing.length > 0 && missing.every((id) => excused.includes(parseRemoteId(id).remote));
  for (const path of paths) {
    onPage(path);
    const { log, take } = makeListener();
    const page = await renderPage({ generation, site, shell, url: new URL(path, site.origin) }, log);
    // Data that nobody asked for rightly is refused in its own way.
    if (page.kind === 'redirect' || (page.contentType && page.status < 500)) continue;
    const reason = take();
    if (page.status !== 200) faults.push(`${path} answers ${page.status}${reason ? `: ${reason}` : ''}`);
    else if (!page.isComplete && !isExcused(page))
      faults.push(`${path} is not whole: ${reason ?? 'a fragment is missing'}`);
  }
  return faults;
}
