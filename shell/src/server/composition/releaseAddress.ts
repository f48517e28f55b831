/** Address of a release's folder, with a slash at its end: at the shop itself, or where its files are given from. */
export function releaseAddress(app: string, version: string): string {
  return `${__ASSETS_ORIGIN__}/r/${app}/${version}/`;
}

/** Place of a file below the folder of releases. */
export function placeOf(address: string): string {
  return address.slice(`${__ASSETS_ORIGIN__}/r/`.length);
}
