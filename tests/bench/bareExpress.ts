import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { start } from './httpLoad';

const express = createRequire(import.meta.url).resolve('express');

/** Express in a process of its own, with these routes on `app` and nothing else. */
export function startBare(folder: string, routes: string, env: NodeJS.ProcessEnv = {}) {
  const file = path.join(folder, 'bare.mjs');
  const program = `
  import { readFileSync } from 'node:fs';
  import express from ${JSON.stringify(express)};
  const app = express();
  ${routes}
  const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
  process.on('disconnect', () => process.exit());
`;
  writeFileSync(file, program);
  return start(file, env);
}

/** Node's own server that answers all with one body: what no server on this machine, beside this load, can be quicker than. */
export function startPlain(folder: string, body: string) {
  const file = path.join(folder, 'plain.mjs');
  const program = `
  import { createServer } from 'node:http';
  import { readFileSync } from 'node:fs';
  const body = readFileSync(process.env.BODY);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
  process.on('disconnect', () => process.exit());
`;
  writeFileSync(file, program);
  return start(file, { BODY: body, NODE_ENV: 'production' });
}
