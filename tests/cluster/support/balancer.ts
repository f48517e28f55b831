import { createServer, request } from 'node:http';

/** Sends requests to hosts in turn, as a load balancer does that knows nothing of them. Gives what each was answered. */
export async function startBalancer(port: number, urls: () => string[]) {
  const answered: { url: string; status: number; reason?: string }[] = [];
  let next = 0;
  const server = createServer((req, res) => {
    const hosts = urls();
    const target = new URL(req.url ?? '/', hosts[next++ % hosts.length]);
    const { method, headers } = req;
    const note = (status: number, reason = '') =>
      answered.push({ url: `${target.host} ${req.url}`, status, reason });
    const passed = request(target, { method, headers }, (answer) => {
      note(answer.statusCode ?? 0);
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    passed.on('error', (error) => {
      note(0, error.message);
      res.destroy();
    });
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${port}`,
    /** Pages and files that were answered with an error, or not at all: no checkout service stands behind these hosts. */
    failed: () =>
      answered.filter(({ url, status }) => !url.includes(' /api/') && (status === 0 || status >= 400)),
    count: () => answered.length,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
