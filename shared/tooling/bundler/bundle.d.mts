export class BundleRefused extends Error {}
export function packBundle(folder: string, file: string, mediaFolder: string): Promise<void>;
export function unpackBundle(
  file: string,
  folder: string,
  remote: { app: string; name: string },
): Promise<string>;
