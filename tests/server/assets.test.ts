import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressedAssets } from '@/lib/server/assets';
import { compressAssets } from '@/scripts/compress-assets.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'onerack-assets-'));
const folder = path.join(root, '.next/static/chunks/e');
const script = `export const word = '${'FEDAYIN'.repeat(200)}';`;
let assets: ReturnType<typeof compressedAssets>;
const server = createServer((request, response) => {
  if (!assets(request, response)) response.writeHead(404).end('elsewhere');
});
const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '[code]-1.js'), script);
  writeFileSync(path.join(folder, 'letters.woff2'), 'font');
  writeFileSync(path.join(root, '.next/secret.js.br'), 'not to be had');
  await compressAssets(path.join(root, '.next/static'));
  assets = compressedAssets(root);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

it.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip;q=0.8, deflate'],
])('gives a script out as it was compressed when it was built: %s', async (coding, takes) => {
  const headers = { 'accept-encoding': takes };
  const answer = await fetch(`${base()}/_next/static/chunks/e/%5Bcode%5D-1.js?dpl=1`, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length / 10);
  expect(await answer.text()).toBe(script);
});

it.each([
  ['a client that reads neither', '/_next/static/chunks/e/%5Bcode%5D-1.js', { 'accept-encoding': 'zstd' }],
  ['a font', '/_next/static/chunks/e/letters.woff2', {}],
  ['a file that is not there', '/_next/static/chunks/e/none.js', {}],
  ['what lies above', '/_next/static/%2E%2E/secret.js', {}],
  ['an address that cannot be read', '/_next/static/%ff.js', {}],
])('leaves %s to the pages', async (_, address, headers) => {
  expect((await fetch(base() + address, { headers })).status).toBe(404);
});
