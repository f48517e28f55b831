/** A browser that translates puts its own elements where React's text stood: https://github.com/facebook/react/issues/11538 */
export function tolerateTranslation({ removeChild, insertBefore } = Node.prototype) {
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as Child;
  };
}
