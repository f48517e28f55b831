import { forget, type Memory, withMemory } from './hooks';
import { type Child, Fragment, type Props, type VNode } from './nodes';
import { setFieldState, setProperties } from './properties';

type Children = Map<string | number, Shown>;
/** Something on the screen: an element, a text, or a component with what it gave. */
type Shown = {
  type: VNode['type'];
  props: Props;
  node: Element | Text | null;
  memory: Memory;
  children: Children;
};
type Root = { tree: VNode | null; children: Children; hasEffects: Memory[]; isDue: boolean };

const roots = new WeakMap<Element, Root>();

/** Null takes it away. After any change the whole tree is asked; differences reach the document. */
export function render(tree: VNode | null, place: Element): void {
  const root = roots.get(place) ?? { tree, children: new Map(), hasEffects: [], isDue: false };
  roots.set(place, root);
  root.tree = tree;
  draw(root, place);
}

function draw(root: Root, place: Element) {
  root.isDue = false;
  root.children = update(root, place, root.children, [root.tree]);
  arrange(place, root.children);
  queueMicrotask(() => {
    for (const { effects } of root.hasEffects.splice(0)) for (const effect of effects.splice(0)) effect();
  });
}

function drawSoon(root: Root, place: Element) {
  if (root.isDue) return;
  root.isDue = true;
  queueMicrotask(() => {
    if (root.isDue) draw(root, place);
  });
}

/** Same key, or same place in the row, and same type: the node stays. */
function update(root: Root, place: Element, before: Children, children: Child[]): Children {
  const now: Children = new Map();
  // No entries(): libraries of old pages replace it (Prototype 1.7).
  let position = 0;
  for (const child of children) {
    const vnode = toVNode(child);
    // A key is a text and a place a number: they are never the same.
    const name = vnode?.key ?? position;
    position++;
    if (!vnode) continue;
    const old = before.get(name);
    const shown = old?.type === vnode.type ? old : start(vnode, () => drawSoon(root, place));
    now.set(name, shown);
    refresh(root, place, shown, vnode.props);
  }
  for (const [name, old] of before) {
    if (now.get(name) !== old) remove(old);
  }
  return now;
}

function toVNode(child: Child): VNode | null {
  if (child === null || child === undefined || typeof child === 'boolean') return null;
  if (Array.isArray(child)) return { type: Fragment, props: { children: child } };
  if (typeof child === 'object') return child;
  return { type: '', props: { text: String(child) } };
}

function start({ type }: VNode, redraw: () => void): Shown {
  const node =
    typeof type !== 'string' ? null : type ? document.createElement(type) : document.createTextNode('');
  return { type, props: {}, node, memory: { cells: [], effects: [], redraw }, children: new Map() };
}

function refresh(root: Root, place: Element, shown: Shown, props: Props) {
  const { type, node, memory, children } = shown;
  if (node instanceof Element) {
    setProperties(node, shown.props, props);
    shown.children = update(root, place, children, [props.children].flat(1));
    arrange(node, shown.children);
    setFieldState(node, props);
  } else if (node) {
    if (node.data !== props.text) node.data = String(props.text);
  } else if (typeof type !== 'string') {
    const rendered = withMemory(memory, () => type(props));
    if (memory.effects.length > 0) root.hasEffects.push(memory);
    shown.children = update(root, place, children, [rendered].flat(1));
  }
  shown.props = props;
}

function getNodes(children: Children): Node[] {
  return [...children.values()].flatMap(({ node, children: below }) => (node ? [node] : getNodes(below)));
}

/** Removes others' nodes (translators put theirs in place of texts). Moves none that stands right: a field would lose the focus. */
function arrange(place: Element, children: Children) {
  const nodes = getNodes(children);
  for (const node of [...place.childNodes]) if (!nodes.includes(node)) node.remove();
  nodes.forEach((node, index) => {
    const standing = place.childNodes[index] ?? null;
    if (standing !== node) place.insertBefore(node, standing);
  });
}

/** arrange() removes the nodes. */
function remove({ children, memory, props }: Shown) {
  if (props.ref) Object.assign(props.ref, { current: null });
  for (const child of children.values()) remove(child);
  forget(memory);
}
