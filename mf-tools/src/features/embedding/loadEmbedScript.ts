/** Loads a script of the embed folder as any other site would. The bundler leaves it alone. */
export function loadEmbedScript(name: string): Promise<unknown> {
  return import(/* webpackIgnore: true */ new URL(`/embed/${name}`, window.location.href).href);
}
