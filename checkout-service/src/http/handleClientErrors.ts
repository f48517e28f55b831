import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** With the response under way, as Node keeps it. */
type ClientSocket = Duplex & { _httpMessage?: { headersSent: boolean } | null };

/** By Node's error code; any other is a 400. */
const clientErrors: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

/** Answers what Node's parser rejects or what comes too slowly with `{ error, message }` instead of no body. */
export function handleClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: ClientSocket) => {
    // As Node does: a response under way is not written into.
    if (!socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    const [status, message] = clientErrors[error.code ?? ''] ?? [400, 'The request cannot be read.'];
    const { headers, body } = toAnswer(message);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
    socket.end(head + body, () => socket.destroy());
  });
  server.on('checkExpectation', (_request, response) => {
    const { headers, body } = toAnswer('The request expects what is not done here.');
    response.writeHead(417, headers).end(body);
  });
}

function toAnswer(message: string) {
  const body = JSON.stringify({ error: 'invalid_request', message });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(body.length),
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  };
  return { headers, body };
}
