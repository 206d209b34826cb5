import type { DiffParams } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { EVERYTHING, withSchemaEngine } from './engine';

/**
 * SQL that takes a database from one Prisma schema (null: an empty database) to another; empty when
 * nothing differs. `url` is any database the engine may connect to; it is not looked at.
 */
export async function diffSchemas(from: string | null, to: string, url: string): Promise<string> {
  const params: DiffParams = {
    from: from === null ? { tag: 'empty' } : datamodel(from),
    to: datamodel(to),
    script: true,
    exitCode: true,
    filters: EVERYTHING,
  };
  const result = await withSchemaEngine(url, (engine) => engine.diff(params));
  return result.exitCode === 0 ? '' : (result.stdout ?? '');
}

const datamodel = (content: string) => ({
  tag: 'schemaDatamodel' as const,
  files: [{ path: 'schema.prisma', content }],
});
