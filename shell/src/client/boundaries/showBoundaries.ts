import { type Border, findBorders } from './findBorders';
import { type LoadedRelease, releaseSizes } from './releaseSizes';

/** Milliseconds between two looks at what stands on the page. */
const LOOK_MS = 500;
const COLORS = ['#b45309', '#1d4ed8', '#047857', '#be123c', '#6d28d9', '#0e7490'];

/** What the shop says of a build, by its container. */
type Owners = Record<string, { app: string; version: string; owner: string | null }>;

const styles = `
:host{position:absolute;inset:0 0 auto;z-index:2147483000;font:14px/1.4 system-ui,sans-serif}
.box{position:absolute;border:2px solid var(--color);pointer-events:none;box-sizing:border-box}
.name{position:absolute;top:0;left:0;background:var(--color);color:#fff;padding:0 6px;white-space:nowrap}
.legend{position:fixed;left:12px;bottom:12px;max-width:calc(100vw - 24px);overflow-x:auto;background:#fff;color:#1c1917;border:1px solid #57534e;padding:10px 14px}
h2{font-size:16px;margin:0 0 6px}td,th{padding:2px 12px 2px 0;text-align:left;white-space:nowrap}
th::before{content:'';display:inline-block;width:10px;height:10px;margin-right:6px;background:var(--color,transparent)}
button{font:inherit;min-height:32px;margin-top:8px;padding:2px 12px;cursor:pointer}`;

async function askOwners(): Promise<Owners> {
  const answer = await fetch('/boundaries.json');
  if (!answer.ok) throw new Error(`/boundaries.json is answered with ${answer.status}`);
  return answer.json();
}

function element(name: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

/** The builds of this page, each with its color. */
function makeColors() {
  const known = new Map<string, string>();
  return (owner: string) => {
    const color = known.get(owner) ?? COLORS[known.size % COLORS.length] ?? '';
    known.set(owner, color);
    return color;
  };
}

function boxOf({ owner, element: drawn }: Border, color: string): HTMLElement {
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const box = element('div', '', 'box');
  box.style.setProperty('--color', color);
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  box.append(element('span', owner, 'name'));
  return box;
}

function rowOf(owner: string, owners: Owners, sizes: Map<string, LoadedRelease>, color: string): HTMLElement {
  const { app = owner, version = '', owner: team = null } = owners[owner] ?? {};
  const size = sizes.get(app);
  const row = element('tr');
  const head = element('th', app);
  head.setAttribute('scope', 'row');
  head.style.setProperty('--color', color);
  const kilobytes = size ? `${(size.bytes / 1000).toFixed(1)} kB in ${size.files} files` : 'nothing loaded';
  row.append(
    head,
    element('td', size?.version ?? version),
    element('td', kilobytes),
    element('td', team ?? ''),
  );
  return row;
}

function isSeen({ element: drawn }: Border): boolean {
  const { width, height } = drawn.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Outlines which build draws what, until somebody closes it: name, version, bytes and owner of each. */
export async function showBoundaries() {
  const owners = await askOwners();
  const host = document.createElement('shop-boundaries');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const boxes = element('div');
  boxes.setAttribute('aria-hidden', 'true');
  const legend = element('section', '', 'legend');
  legend.setAttribute('aria-label', 'Borders');
  const table = element('table');
  const close = element('button', 'Close');
  legend.append(element('h2', 'Who draws what'), table, close);
  root.append(boxes, legend);
  document.body.append(host);

  const colorOf = makeColors();
  function look() {
    const borders = findBorders(document.body).filter(isSeen);
    boxes.replaceChildren(...borders.map((border) => boxOf(border, colorOf(border.owner))));
    const drawn = [...new Set(borders.map(({ owner }) => owner))];
    const sizes = releaseSizes();
    table.replaceChildren(...drawn.map((owner) => rowOf(owner, owners, sizes, colorOf(owner))));
  }
  look();
  const looking = setInterval(look, LOOK_MS);
  close.addEventListener('click', () => {
    clearInterval(looking);
    host.remove();
  });
}
