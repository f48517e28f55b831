export function checkHtml(path: string, html: string, origin: string): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const address = new URL(path, origin);
  const faults = [
    headings !== 1 && `has ${headings} h1, and needs one`,
    // The brand's name follows a page's own.
    !/<title>(?! \|)[^<]/.test(html) && 'has no title: <Head title>',
    canonical !== address.origin + address.pathname &&
      `names ${canonical ?? 'nothing'} as its address: <Head path>`,
  ];
  return faults.flatMap((fault) => (fault ? [`${path} ${fault}`] : []));
}
