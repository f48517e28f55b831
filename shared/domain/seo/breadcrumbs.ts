export type Crumb = { name: string; path: string };

/** BreadcrumbList of what the page shows, in that order. */
export function breadcrumbList(crumbs: Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.path,
    })),
  };
}
