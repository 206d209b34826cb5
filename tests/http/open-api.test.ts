import { describe, expect, it, vi } from 'vitest';
import { FORMAT_IDS } from '@/lib/game';
import { type HttpRequest, ROUTES } from '@/lib/http';
import { openApi, openApiRouteOf } from '@/lib/http/routes/open-api';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[]; responses: object }>>;
}

interface Schema {
  properties: Record<string, object>;
  required: string[];
}

interface SnapshotSchema {
  properties: { round: { properties: { isotops: { items: { required: string[] } } } } };
}

type AnySchema = { type?: unknown; nullable?: boolean; enum?: unknown[]; items?: object };

/** Whatever is a schema, or holds one. */
function schemasIn(part: unknown): AnySchema[] {
  if (typeof part !== 'object' || part === null) return [];
  return [part as AnySchema, ...Object.values(part).flatMap(schemasIn)];
}

describe('the OpenAPI document', () => {
  const document = openApi(ROUTES) as Document;

  it('names every route with its parameters', () => {
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual(
      ROUTES.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
    );
    const slip = document.paths['/api/events/{code}/rounds/{n}/slip']!.put!;
    expect(slip.parameters.map(({ name }) => name)).toEqual(['code', 'n']);
    const standings = document.paths['/api/events/{code}/standings']!.get!;
    expect(standings.parameters.map(({ name }) => name)).toEqual([
      'code',
      'page',
      'category',
      'team',
      'club',
      'series',
      'search',
      'game',
    ]);
  });

  it('names the choices of an event and what they are when left out', () => {
    const { requestBody } = document.paths['/api/events']!.post as unknown as {
      requestBody: { content: { 'application/json': { schema: Schema } } };
    };
    const { properties, required } = requestBody.content['application/json'].schema;
    expect(required).toEqual(['name']);
    expect(properties.format).toMatchObject({ default: 'normal', enum: FORMAT_IDS });
    expect(properties.draw).toMatchObject({ default: 'fisf' });
    expect(properties.secondsPerRound).toMatchObject({ default: 120, minimum: 5, maximum: 3600 });
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining([
        'preset',
        'own',
        'topPolicy',
        'targetLevels',
        'targetsFollow',
        'retakeBlanks',
        'prepared',
        'seed',
      ]),
    );
  });

  it('lets null be chosen where it may be, and names what every list holds', () => {
    for (const schema of schemasIn(document)) {
      if (schema.nullable && schema.enum) expect(schema.enum).toContain(null);
      if (schema.type === 'array') expect(schema.items).not.toEqual({});
    }
  });

  it('says of a body whether it may be left out', () => {
    const bodyOf = (path: string, method: string) =>
      document.paths[path]![method] as unknown as { requestBody: { required: boolean } };
    expect(bodyOf('/api/events', 'post').requestBody.required).toBe(true);
    expect(bodyOf('/api/events/{code}/pause', 'post').requestBody.required).toBe(false);
    expect(bodyOf('/api/lexicons', 'post').requestBody.required).toBe(true);
  });

  it('names answers without a body', () => {
    const { responses } = document.paths['/api/lexicons/{id}']!.delete!;
    expect(responses).toMatchObject({ 204: { description: expect.any(String) } });
    expect(responses).not.toHaveProperty('204.content');
    expect(document.paths['/api/events/{code}/standings']!.get!.responses).toHaveProperty('304');
  });

  it('gives each equal best move with its score', () => {
    const { post } = document.paths['/api/events/{code}/close-round']! as unknown as {
      post: { responses: { 200: { content: { 'application/json': { schema: SnapshotSchema } } } } };
    };
    const { round } = post.responses[200].content['application/json'].schema.properties;
    expect(round.properties.isotops.items.required).toContain('score');
  });

  it('is made once, however often somebody asks', async () => {
    const routes = vi.fn(() => ROUTES.slice(0, 3));
    const route = openApiRouteOf(routes);
    const header = () => null;
    const request = { method: 'GET', address: '127.0.0.1', url: new URL('http://x/'), header };
    const answers = [];
    for (let asked = 0; asked < 3; asked++)
      answers.push(await route.handle(request as unknown as HttpRequest, {}));
    expect(routes).toHaveBeenCalledTimes(1);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=3600' } });
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
