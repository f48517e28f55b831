import { readFileSync } from 'node:fs';
import path from 'node:path';

export type AdminAddress = { url: string; token: string; pid: number };

export const addressFile = (dataDir: string) => path.join(dataDir, 'operator.json');

/** The endpoint of the service that runs on this folder, or null. */
export function findLocalAdminEndpoint(dataDir: string): AdminAddress | null {
  try {
    const address: AdminAddress = JSON.parse(readFileSync(addressFile(dataDir), 'utf8'));
    process.kill(address.pid, 0);
    return address;
  } catch {
    return null;
  }
}
