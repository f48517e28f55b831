/** Makes an attribute a property of the same name, too: frameworks set properties where there are some. */
export function reflect(prototype: HTMLElement, name: string) {
  Object.defineProperty(prototype, name, {
    get(this: HTMLElement) {
      return this.getAttribute(name) ?? '';
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}

/** A framework may have set properties before the element's class was there: those hide the ones of the class. */
export function takeEarlyProperties(element: object, names: readonly string[]) {
  const properties = element as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(properties, name)) continue;
    const value = properties[name];
    delete properties[name];
    properties[name] = value;
  }
}
