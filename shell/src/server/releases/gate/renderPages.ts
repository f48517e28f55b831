import { parseRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteComponentName, RemoteName } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import type { ShellFiles } from '../../composition/shellFiles';
import type { Generation } from '../../rendering/generation';
import { renderPage } from '../../rendering/renderPage';

type Options = {
  generation: Generation;
  shell: ShellFiles;
  site: SiteConfig;
  onPage: (path: string) => void;
};

export async function renderPages(
  { paths, excused }: { paths: string[]; excused: RemoteName[] },
  { generation, shell, site, onPage }: Options,
): Promise<string[]> {
  const faults: string[] = [];
  const isExcused = ({ missing }: { missing: RemoteComponentName[] }) =>
    missing.length > 0 && missing.every((id) => excused.includes(parseRemoteId(id).remote));
  for (const path of paths) {
    onPage(path);
    const reasons: unknown[] = [];
    const log = { error: (fields: object) => void ('reason' in fields && reasons.push(fields.reason)) };
    const page = await renderPage({ generation, site, shell, url: new URL(path, site.origin) }, log);
    // Data that nobody asked for rightly is refused in its own way.
    if (page.kind === 'redirect' || (page.contentType && page.status < 500)) continue;
    const [reason] = reasons;
    if (page.status !== 200) faults.push(`${path} answers ${page.status}${reason ? `: ${reason}` : ''}`);
    else if (!page.isComplete && !isExcused(page))
      faults.push(`${path} is not whole: ${reason ?? 'a fragment is missing'}`);
  }
  return faults;
}
