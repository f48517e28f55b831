export type ShopContract = {
  format: number;
  composition: string;
  platform: { version: string; names: string[] };
  shared: Record<string, string>;
  remotes: Record<string, { app: string; version: string; areas: string[]; pages: string[] }>;
  fragments: Record<string, { shownBy: string[] }>;
  reserved: string[];
  releases: { isOpen: boolean; maxBytes: number };
};
export function readShopContract(shop: URL): Promise<ShopContract | null>;
export function findMisfits(
  release: {
    requires: Record<string, string>;
    platformNames: string[];
    remote: { name: string; segments: string[]; exposes: Record<string, string> };
  },
  contract: ShopContract,
): string[];
