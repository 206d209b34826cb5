import { expect } from 'vitest';
import type { MoveBody, RunView } from '@/lib/http/schemas';
import { legalMoves, moveOf } from '../support/moves';

/** A browser: it keeps the cookie that it was given. */
export class Browser {
  cookie = '';

  constructor(private readonly base: string) {}

  async ask(path: string, method = 'GET', body?: object) {
    const answer = await fetch(this.base + path, {
      method,
      headers: { ...(this.cookie && { cookie: this.cookie }), 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const set = answer.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0]!;
    return { status: answer.status, body: await answer.json() };
  }

  async begin(path: string, body: object = {}): Promise<string> {
    const answer = await this.ask(path, 'POST', body);
    expect(answer.status).toBe(201);
    return answer.body.id;
  }

  async run(id: string): Promise<RunView> {
    return (await this.ask(`/api/alone/${id}`)).body;
  }

  async next(id: string, round: number): Promise<RunView> {
    return (await this.ask(`/api/alone/${id}/next`, 'POST', { round })).body;
  }

  async move(id: string, n: number, move: MoveBody | null, rev = 1) {
    return this.ask(`/api/alone/${id}/rounds/${n}/move`, 'PUT', { rev, move });
  }
}

/** The best move of a run's open round. */
export const best = (run: RunView): MoveBody => moveOf(legalMoves(run.round!)[0]!);
