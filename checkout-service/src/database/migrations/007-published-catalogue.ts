export const publishedCatalogueTables = {
  version: 7,
  statements: [
    'alter table catalogue_state add column published_version bigint not null default 0',
    'alter table products add column is_published boolean not null default true',
  ],
};
