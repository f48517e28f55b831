import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { readConfig } from '../config';
import { embedHeaders, fileHeaders, securityHeaders } from './security';

const encrypted = new IncomingMessage(new Socket());
encrypted.headers['x-forwarded-proto'] = 'https';
const ofPages = securityHeaders(readConfig({ TRUST_PROXY: '1' }))(encrypted);

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
  expect(securityHeaders(readConfig({}))(encrypted)).not.toHaveProperty('strict-transport-security');
  expect(ofPages).toHaveProperty('strict-transport-security');
});
