import { Agent, get, type IncomingMessage } from 'node:http';

/** A phone without a screen: it fetches what a browser would, on as many connections. */
export interface Phone {
  base: string;
  code: string;
  key: string;
}

const CONNECTIONS = 6;
const ASSETS = /(?:src|href)="(\/_next\/[^"]+\.(?:js|css|woff2)[^"]*)"/g;
/** A browser of today leaves these alone. */
const OLD = /<script[^>]*noModule[^>]*>/gi;

/** The page with its scripts, styles and fonts, the event, and a stream that has told its state; then ms it took. */
export async function loadPage({ base, code, key }: Phone): Promise<number> {
  const began = performance.now();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { 'accept-encoding': 'gzip', cookie: `onerack_player_${code}=${key}` };
  const fetched = (path: string) => bodyOf(base + path, { agent, headers });
  try {
    const page = await bodyOf(`${base}/e/${code}`, { agent, headers: { cookie: headers.cookie } });
    const assets = [...page.replace(OLD, '').matchAll(ASSETS)].map((match) => match[1]!);
    await Promise.all([...new Set(assets)].map(fetched));
    await fetched(`/api/events/${code}`);
    await streamSpeaks(`${base}/api/events/${code}/stream`, headers);
    return performance.now() - began;
  } finally {
    agent.destroy();
  }
}

type Options = { agent: Agent; headers: Record<string, string> };

function bodyOf(url: string, options: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(parts).toString());
        else reject(new Error(`${response.statusCode} for ${url}`));
      });
    }).on('error', reject);
  });
}

/** Resolves with the first snapshot. */
function streamSpeaks(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = (response: IncomingMessage) => {
      let heard = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        heard += text;
        if (!heard.includes('event: snapshot')) return;
        resolve();
        response.destroy();
      });
      response.on('error', reject);
    };
    get(url, { headers: { cookie: headers.cookie! }, agent: false }, listen).on('error', reject);
  });
}
