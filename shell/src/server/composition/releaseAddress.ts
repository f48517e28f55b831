/** Address of a file of a release in the browser, at the shop itself or where its files are given from. Its name tells its content. */
export function fileAddress(app: string, file: string): string {
  return `${__ASSETS_ORIGIN__}/r/${app}/${file}`;
}
