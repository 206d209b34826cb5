import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Whom the provider says it is. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** An OpenID Connect server with one client: signs ID tokens, checks the code and its PKCE verifier. */
export class FakeProvider {
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly codes = new Map<string, { claims: Claims; nonce: string; challenge: string }>();
  private server: Server | undefined;
  issuer = '';

  async start(): Promise<void> {
    this.server = createServer(async (request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await this.answer(request)));
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Somebody agrees at the provider: the address that the browser is sent back to. */
  agree(authorization: URL, claims: Claims): URL {
    const asked = authorization.searchParams;
    const code = `code-${this.codes.size}`;
    const [nonce, challenge] = [asked.get('nonce') ?? '', asked.get('code_challenge') ?? ''];
    this.codes.set(code, { claims, nonce, challenge });
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return back;
  }

  private async answer(request: IncomingMessage): Promise<unknown> {
    const { issuer } = this;
    if (request.url === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      };
    if (request.url === '/jwks')
      return {
        keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'k' }],
      };
    let body = '';
    for await (const chunk of request) body += chunk;
    return this.token(new URLSearchParams(body));
  }

  private token(form: URLSearchParams): unknown {
    const found = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!found || verifier !== found.challenge) return { error: 'invalid_grant' };
    const now = Math.floor(Date.now() / 1000);
    const token = {
      iss: this.issuer,
      aud: 'onerack',
      iat: now,
      exp: now + 60,
      nonce: found.nonce,
      ...found.claims,
    };
    return { token_type: 'Bearer', access_token: 'a', id_token: this.signed(token) };
  }

  private signed(payload: object): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ alg: 'RS256', kid: 'k' })}.${part(payload)}`;
    return `${text}.${sign('sha256', Buffer.from(text), this.keys.privateKey).toString('base64url')}`;
  }
}
