import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** What an address costs over the network, and what it holds. */
export function transferred(url: string): Promise<{ bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { 'accept-encoding': 'br', accept: '*/*' } }, (answer) => {
      const chunks: Uint8Array[] = [];
      answer.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
        const body = Buffer.concat(chunks);
        const head = answer.rawHeaders.reduce(
          (sum, part) => sum + part.length + 2,
          'HTTP/1.1 200 OK\r\n\r\n'.length,
        );
        const isBrotli = answer.headers['content-encoding'] === 'br';
        resolve({ bytes: body.length + head, text: String(isBrotli ? brotliDecompressSync(body) : body) });
      });
    });
    asked.once('error', reject);
  });
}
