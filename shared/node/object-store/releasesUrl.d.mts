export class StoreSettingError extends Error {}

export type StoreSettings = {
  bucketUrl: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
};

export type ReleasesPlace = { kind: 'bucket'; settings: StoreSettings } | { kind: 'shop'; url: URL };

export function readReleasesUrl(env: NodeJS.ProcessEnv): ReleasesPlace | null;
