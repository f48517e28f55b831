import express from 'express';
import request from 'supertest';
import { readConfig } from '../config';
import { securityHeaders, setEmbedHeaders } from './security';

const ofPages = securityHeaders(readConfig({}))(true);

/** What another site's browser is told with a file of the embed. */
async function toHeaders(file: string) {
  const app = express();
  app.use((req, res) => {
    res.set(ofPages);
    setEmbedHeaders(res, req.path);
    res.send('file');
  });
  return (await request(app).get(`/embed/${file}`)).headers;
}

test('a script for other sites carries no headers for documents', async () => {
  const headers = await toHeaders('calculators.js');
  expect(headers).toMatchObject({ 'timing-allow-origin': '*', 'x-content-type-options': 'nosniff' });
  expect(headers).toHaveProperty('strict-transport-security');
  for (const name of ['content-security-policy', 'referrer-policy', 'x-xss-protection'])
    expect(headers).not.toHaveProperty(name);
});

test('a page for frames of other sites carries them, and may stand in any frame', async () => {
  const headers = await toHeaders('frame.html');
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers).toMatchObject({
    'cross-origin-embedder-policy': 'require-corp',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'timing-allow-origin': '*',
  });
  expect(headers).not.toHaveProperty('x-frame-options');
});
