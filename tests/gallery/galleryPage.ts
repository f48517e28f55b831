// The gallery itself: one page with every picture at both widths.

export type Entry = { name: string; path: string; pictures: Picture[] };
type Picture = { file: string; width: number };

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function figure({ file, width }: Picture) {
  return `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" loading="lazy" alt="${width} px wide" width="${width === 390 ? 195 : 520}"></a>`;
}

export function galleryPage(entries: Entry[]) {
  const sections = entries
    .map(
      ({ name, path, pictures }) =>
        `<section><h2>${escapeHtml(name)}</h2><p><code>${escapeHtml(path)}</code></p><div>${pictures.map(figure).join('')}</div></section>`,
    )
    .join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:16px system-ui;margin:24px;background:#eee}section{margin-bottom:48px}
div{display:flex;gap:24px;align-items:start}img{height:auto;background:#fff;box-shadow:0 1px 6px #0003}</style>
<h1>Every route and state, at 390 and 1280 px</h1>
${sections}
</html>
`;
}
