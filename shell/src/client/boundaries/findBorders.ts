/** The build puts the workspace's container in front of every class name of its style sheets. */
const OWNER = /(?:^|\s)(mf_[a-z0-9]+|shell)-/;

/** Which build drew an element; null where its classes do not tell. */
function ownerOf(element: Element): string | null {
  return OWNER.exec(element.getAttribute('class') ?? '')?.[1] ?? null;
}

export type Border = { owner: string; element: Element };

/**
 * The outermost elements of each build: those whose own owner is another one than that of what stands around them. `around`
 * owns what is found first.
 */
export function findBorders(root: Element, around: string | null = null): Border[] {
  return [...root.children].flatMap((element) => {
    const owner = ownerOf(element);
    if (owner === null || owner === around) return findBorders(element, around);
    return [{ owner, element }, ...findBorders(element, owner)];
  });
}
