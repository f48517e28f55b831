/** What an address that is no page may answer with. */
export const dataTypes = ['application/json', 'text/xml; charset=utf-8', 'text/html; charset=utf-8'] as const;
export type DataType = (typeof dataTypes)[number];
