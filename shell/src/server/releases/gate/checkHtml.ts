import type { DescribedRemote } from './tasks';

const getPath = (address: string) => new URL(address, 'http://shop').pathname;

export function checkHtml(pages: DescribedRemote['pages'], rendered: Record<string, string>): string[] {
  return pages.flatMap(({ path, isData }) =>
    rendered[path] && !isData ? checkPage(path, rendered[path]) : [],
  );
}

function checkPage(path: string, html: string): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const [, escaped = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const canonical = escaped.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  const faults = [
    headings !== 1 && `has ${headings} h1, and needs one`,
    // The brand's name follows a page's own.
    !/<title>(?! \|)[^<]/.test(html) && 'has no title: <Head title>',
    (canonical === '' || getPath(canonical) !== getPath(path)) &&
      `names ${canonical || 'nothing'} as its address: <Head path>`,
  ];
  return faults.flatMap((fault) => (fault ? [`${path} ${fault}`] : []));
}
