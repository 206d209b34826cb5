import { z } from 'zod';
import { jsonText } from '../message';
import { type Route, route } from '../route';
import { PROBLEMS } from '../schemas';

const shape = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0', override });

/** OpenAPI 3.0 has null among the choices as well; that whole numbers are safe ones says nothing to anybody. */
function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.nullable && jsonSchema.enum && !jsonSchema.enum.includes(null)) jsonSchema.enum.push(null);
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    suggestion: { type: 'string' },
    late: { type: 'boolean' },
    retryAfterSeconds: { type: 'integer' },
  },
};

function parameters({ path, query }: Route): object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (!(query instanceof z.ZodObject)) return inPath;
  const inQuery = Object.entries(query.shape as Record<string, z.ZodType>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: shape(schema, 'input'),
  }));
  return [...inPath, ...inQuery];
}

function operation(route: Route): object {
  const { summary, who, takes, answers } = route;
  const body = route.body ?? route.text;
  const type = answers.type ?? 'application/json';
  return {
    summary,
    parameters: parameters(route),
    ...(who !== 'anyone' && { security: [{ key: [] }] }),
    ...(body && {
      requestBody: {
        // An empty body counts as an empty object.
        required: !body.safeParse({}).success,
        content: { 'application/json': { schema: shape(body, 'input') } },
      },
    }),
    ...(takes && {
      requestBody: { required: true, content: Object.fromEntries(takes.map((one) => [one, {}])) },
    }),
    responses: {
      [answers.status]: {
        description: summary,
        ...(answers.status !== 204 && {
          content: { [type]: answers.schema ? { schema: shape(answers.schema, 'output') } : {} },
        }),
      },
      ...(answers.tagged && { 304: { description: 'It is as the ETag in If-None-Match says' } }),
      default: {
        description: 'Refused, with a stable code',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** The interface as an OpenAPI 3.0 document, made from the routes themselves. */
export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Onerack',
      version: '1',
      description: 'Duplicate word-board events: one rack for everybody.',
    },
    paths,
    components: {
      schemas: { Problem: PROBLEM_SCHEMA },
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A player key or a host key' } },
    },
  };
}

export function openApiRouteOf(routes: () => readonly Route[]): Route {
  // Some hundred shapes of some kilobytes each: whoever asks often would keep the thread from answering slips.
  let text: string | undefined;
  return route({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    who: 'anyone',
    answers: { status: 200 },
    run: async () => {
      text ??= JSON.stringify(openApi(routes()));
      return jsonText(text, 200, { 'cache-control': 'public, max-age=3600' });
    },
  });
}
