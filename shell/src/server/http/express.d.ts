// Packages of Express that have no types of their own, as far as they are used.

declare module 'fresh' {
  export default function fresh(
    request: import('node:http').IncomingHttpHeaders,
    response: { etag: string },
  ): boolean;
}

declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } });
    encodings<Name extends string>(available: readonly Name[], options: { preferred: Name[] }): Name[];
  }
}

declare module 'proxy-addr' {
  export default function proxyAddr(
    req: import('node:http').IncomingMessage,
    isTrusted: (address: string, index: number) => boolean,
  ): string | undefined;
}
