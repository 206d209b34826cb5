import { describe, expect, it } from 'vitest';
import { FORMAT_IDS } from '@/lib/game';
import { ROUTES } from '@/lib/http';
import { openApi } from '@/lib/http/routes/open-api';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[]; responses: object }>>;
}

interface Schema {
  properties: Record<string, object>;
  required: string[];
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
        'retakeBlanks',
        'prepared',
        'seed',
      ]),
    );
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
