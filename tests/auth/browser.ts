import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/options';

type Body = Record<string, string>;
interface Answer {
  status: number;
  location: string | null;
  body: unknown;
}

/**
 * A browser with a jar of cookies, in front of next-auth itself: its handler for plain requests does what the
 * one for route handlers does, without needing a running Next.
 */
export class Browser {
  readonly jar = new Map<string, string>();

  constructor(
    readonly host = '192.168.1.20:3000',
    readonly protocol: 'http' | 'https' = 'http',
    readonly address = '192.168.1.77',
  ) {}

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  /** With the token against forged requests, as our pages do; the answer's address if there is one. */
  async post(path: string, fields: Body): Promise<URL> {
    const { csrfToken } = (await this.get('csrf')).body as { csrfToken: string };
    const answer = await this.send('POST', path, { ...fields, csrfToken, json: 'true' });
    return new URL((answer.body as { url: string }).url);
  }

  async send(method: string, path: string, body?: Body): Promise<Answer> {
    const url = new URL(path, `${this.protocol}://${this.host}/api/auth/`);
    const headers: Record<string, string> = {
      host: this.host,
      cookie: this.cookie,
      'x-forwarded-host': this.host,
      'x-forwarded-proto': this.protocol,
      'x-forwarded-for': this.address,
    };
    const nextauth = url.pathname.split('/').slice(3);
    const query = { ...Object.fromEntries(url.searchParams), nextauth };
    const answer = new Reply();
    const request = { method, headers, body, query, cookies: Object.fromEntries(this.decoded()) };
    await NextAuth(request as never, answer as never, authOptions(new Headers(headers)));
    this.keep(answer.cookies);
    return { status: answer.code, location: answer.headers.get('location') ?? null, body: answer.body };
  }

  private decoded(): [string, string][] {
    return [...this.jar].map(([name, value]) => [name, decodeURIComponent(value)]);
  }

  private keep(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      const gone = attributes.some((one) => /^Max-Age=0$/i.test(one));
      if (gone) this.jar.delete(pair.slice(0, at));
      else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

/** As much of a response as next-auth uses. */
class Reply {
  code = 200;
  body: unknown = null;
  readonly headers = new Map<string, string>();
  cookies: string[] = [];

  status(code: number): this {
    this.code = code;
    return this;
  }
  getHeader(name: string): string[] | string | undefined {
    return name.toLowerCase() === 'set-cookie' ? this.cookies : this.headers.get(name.toLowerCase());
  }
  setHeader(name: string, value: string | string[]): this {
    if (name.toLowerCase() === 'set-cookie') this.cookies = [value].flat();
    else this.headers.set(name.toLowerCase(), String(value));
    return this;
  }
  end(): void {}
  json(body: unknown): void {
    this.body = body;
  }
  send(body: unknown): void {
    this.body = body;
  }
}
