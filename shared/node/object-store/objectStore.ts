import { AwsClient } from 'aws4fetch';
import type { StoreSettings } from './releasesUrl';

/** ms, retries included. */
const LIMIT_MS = 15_000;
const RETRIES = 2;

export class StoreError extends Error {}

export class NotInStore extends StoreError {}

const escapeKey = (key: string) => key.split('/').map(encodeURIComponent).join('/');

/** Keys of ours hold nothing that XML would escape. */
const between = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

type Content = {
  headers?: Record<string, string>;
  body?: string | Buffer<ArrayBuffer> | null;
  expected?: number[];
};

const getTime = (headers: Headers, name: string) => Date.parse(headers.get(name) ?? '');

function refuseSilence({ cause, name }: Error & { cause?: { code?: string } }): never {
  throw new StoreError(`the object store does not answer (${cause?.code ?? name})`);
}

export function openStore({ bucketUrl, prefix, ...credentials }: StoreSettings) {
  const client = new AwsClient({ service: 's3', ...credentials, retries: RETRIES });
  /** ms; set once the store has refused this machine's clock. */
  let behindMs = 0;

  async function send(method: string, address: string, content: Content = {}) {
    const { headers = {}, body = null, expected = [200] } = content;
    const signal = AbortSignal.timeout(LIMIT_MS);
    const ask = async () => {
      const datetime = new Date(Date.now() + behindMs).toISOString().replace(/[:-]|\.\d{3}/g, '');
      const answer = await client.fetch(address, { method, headers, body, signal, aws: { datetime } });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    // A write may have been made, and its answer lost: a conditional one then answers 412.
    const askTwice = () => ask().catch(ask).catch(refuseSilence);
    let { answer, bytes } = await askTwice();
    const getCode = () => between(bytes.toString(), 'Code')[0] ?? '';
    if (answer.status === 403 && getCode() === 'RequestTimeTooSkewed') {
      behindMs = getTime(answer.headers, 'date') - Date.now() || 0;
      ({ answer, bytes } = await askTwice());
    }
    if (!expected.includes(answer.status))
      throw new StoreError(`the object store answers ${answer.status} ${getCode()}`.trim());
    return { status: answer.status, headers: answer.headers, etag: answer.headers.get('etag'), bytes };
  }
  const getAddress = (key: string) => `${bucketUrl}/${escapeKey(prefix + key)}`;

  return {
    /** An object; null where there is none, `bytes` null where it still has this ETag. */
    async get(key: string, etag?: string) {
      const answer = await send('GET', getAddress(key), {
        headers: etag ? { 'If-None-Match': etag } : {},
        expected: [200, 304, 404],
      });
      if (answer.status === 404) return null;
      if (answer.status === 304) return { etag, bytes: null, ageMs: 0 };
      // By the store's own clock: those of hosts differ.
      const ageMs = getTime(answer.headers, 'date') - getTime(answer.headers, 'last-modified');
      return { etag: answer.etag, bytes: answer.bytes, ageMs };
    },
    /** Writes an object; false where a condition of the headers does not hold, or another writer came between. */
    async put(key: string, body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) {
      // 404: the object that should match is gone. 409: two came at the same moment.
      const expected = 'If-Match' in headers || 'If-None-Match' in headers ? [200, 404, 409, 412] : [200];
      const { status } = await send('PUT', getAddress(key), { headers, body, expected });
      return status === 200;
    },
    async makeBucket() {
      await send('PUT', bucketUrl, { expected: [200, 409] });
    },
    async remove(key: string) {
      await send('DELETE', getAddress(key), { expected: [200, 204, 404] });
    },
    /** All objects whose keys begin with this: keys without the prefix, and times of the last change in ms. */
    async list(start: string) {
      const objects: { key: string; at: number }[] = [];
      let token = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start });
        if (token) query.set('continuation-token', token);
        const xml = (await send('GET', `${bucketUrl}/?${query}`)).bytes.toString();
        if (!xml.includes('</ListBucketResult>')) throw new StoreError('the object store sends half a list');
        const times = between(xml, 'LastModified').map((time) => Date.parse(time));
        objects.push(
          ...between(xml, 'Key').map((key, at) => ({ key: key.slice(prefix.length), at: times[at] ?? 0 })),
        );
        [token = ''] = between(xml, 'NextContinuationToken');
      } while (token);
      return objects;
    },
  };
}

export type ObjectStore = ReturnType<typeof openStore>;
