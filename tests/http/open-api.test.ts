import { describe, expect, it } from 'vitest';
import { ROUTES } from '@/lib/http';
import { openApi } from '@/lib/http/routes/open-api';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[]; responses: object }>>;
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
    expect(standings.parameters.map(({ name }) => name)).toEqual(['code', 'page', 'category', 'team']);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
