import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { readConfig } from '../config';
import { embedHeaders, fileHeaders, isSecure, securityHeaders } from './security';

const ofPages = securityHeaders(readConfig({}).site)(true);

/** What another site's browser is told with a file of the embed. */
const toHeaders = (file: string) => ({ ...fileHeaders(ofPages, file), ...embedHeaders(file) });

test('a script for other sites carries no headers for documents', () => {
  const headers = toHeaders('calculators.js');
  expect(headers).toMatchObject({ 'timing-allow-origin': '*', 'x-content-type-options': 'nosniff' });
  expect(headers).toHaveProperty('strict-transport-security');
  for (const name of ['content-security-policy', 'referrer-policy', 'origin-agent-cluster'])
    expect(headers).not.toHaveProperty(name);
});

test('a page for frames of other sites carries them, and may stand in any frame', () => {
  const headers = toHeaders('frame.html');
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers).toMatchObject({
    'cross-origin-embedder-policy': 'require-corp',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'timing-allow-origin': '*',
  });
  expect(headers).not.toHaveProperty('x-frame-options');
});

test('what a request says of its protocol is believed behind a proxy only', () => {
  const req = new IncomingMessage(new Socket());
  req.headers['x-forwarded-proto'] = 'https';
  expect([0, 1].map((trustProxy) => isSecure(req, trustProxy))).toEqual([false, true]);
});
