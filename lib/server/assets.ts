/** Scripts and style sheets of the built pages: scripts/compress-assets.mjs has compressed them, we give them out. */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';

const FOLDER = '.next/static';
const ADDRESS = '/_next/static/';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
/** By how they are called, and by the ends of their files' names; the best first. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** Their names change with their contents. */
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Asset {
  file: string;
  type: string;
  coding: string;
  size: number;
}

/** Answers a request for a compressed file of the build, if it is one, and says whether it did. */
export type Assets = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Looks once which files there are: the build of a running service does not change. `root`: the project's folder. */
export function compressedAssets(root = process.cwd()): Assets {
  const known = filesIn(path.join(root, FOLDER));
  return (request, response) => {
    const address = addressOf(request);
    const asset =
      address &&
      codingsOf(request)
        .map((end) => known.get(address + end))
        .find(Boolean);
    if (!asset) return false;
    response.writeHead(200, {
      'content-type': asset.type,
      'content-length': asset.size,
      'content-encoding': asset.coding,
      'cache-control': FOR_EVER,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    // A reader that leaves is nobody's fault; a file that cannot be read breaks the answer off.
    else pipeline(createReadStream(asset.file), response, () => {});
    return true;
  };
}

/** The ends of the files that the client can read. */
function codingsOf({ headers }: IncomingMessage): string[] {
  const taken = String(headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  return CODINGS.filter(([coding]) => taken.includes(coding)).map(([, end]) => end);
}

/** Names with brackets come encoded. */
function addressOf({ method, url = '' }: IncomingMessage): string {
  const [plain = ''] = url.split('?');
  if (!plain.startsWith(ADDRESS) || (method !== 'GET' && method !== 'HEAD')) return '';
  try {
    return decodeURIComponent(plain);
  } catch {
    return '';
  }
}

function filesIn(folder: string): Map<string, Asset> {
  const files = new Map<string, Asset>();
  for (const name of namesIn(folder)) {
    const [coding, end] = CODINGS.find(([, ending]) => name.endsWith(ending)) ?? [];
    const type = end && TYPES[path.extname(name.slice(0, -end.length))];
    if (!coding || !type) continue;
    const file = path.join(folder, name);
    files.set(ADDRESS + name.split(path.sep).join('/'), { file, type, coding, size: statSync(file).size });
  }
  return files;
}

/** None while there is no build: in development, and in tests. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
