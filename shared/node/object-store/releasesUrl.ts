import { SettingError } from '../settings/readEnvironment';

/** The bucket's address has no slash at its end, a prefix that is not empty has one. */
export type StoreSettings = {
  bucketUrl: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
};

function parse(name: string, text: string) {
  if (URL.canParse(text)) return new URL(text);
  throw new SettingError(`${name} is wrong: it must be an address.`);
}

function demand(env: NodeJS.ProcessEnv, name: string) {
  const value = env[name];
  if (!value) throw new SettingError(`${name} is missing: RELEASES_URL names a bucket.`);
  return value;
}

/** With an endpoint the bucket is part of the path, at AWS of the host's name. */
function getBucketUrl(bucket: string, region: string, endpoint: string | undefined) {
  if (!endpoint) return `https://${bucket}.s3.${region}.amazonaws.com`;
  const { origin, pathname } = parse('AWS_ENDPOINT_URL_S3', endpoint);
  return `${origin}${pathname.replace(/\/$/, '')}/${bucket}`;
}

function readBucket({ hostname: bucket, pathname }: URL, env: NodeJS.ProcessEnv): StoreSettings {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || !/^[\w./-]*$/.test(pathname))
    throw new SettingError('RELEASES_URL is wrong: it must be s3://bucket or s3://bucket/prefix.');
  const region = env.AWS_REGION || 'us-east-1';
  const folder = pathname.split('/').filter(Boolean).join('/');
  return {
    bucketUrl: getBucketUrl(bucket, region, env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL),
    prefix: folder && `${folder}/`,
    region,
    accessKeyId: demand(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: demand(env, 'AWS_SECRET_ACCESS_KEY'),
    ...(env.AWS_SESSION_TOKEN ? { sessionToken: env.AWS_SESSION_TOKEN } : {}),
  };
}

/** Where releases go: a bucket, or a shop that takes them; neither where they stay on this machine. @throws SettingError */
export function readReleasesUrl(env: NodeJS.ProcessEnv): { bucket?: StoreSettings; shop?: URL } {
  if (!env.RELEASES_URL) return {};
  const url = parse('RELEASES_URL', env.RELEASES_URL);
  if (url.protocol === 's3:') return { bucket: readBucket(url, env) };
  if (/^https?:$/.test(url.protocol)) return { shop: url };
  throw new SettingError('RELEASES_URL is wrong: it must begin with s3:, https: or http:.');
}
