import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type * as Engine from '@prisma/schema-engine-wasm/schema_engine_bg';

/** No table or enum is left to others. */
export const EVERYTHING: Engine.SchemaFilter = { externalTables: [], externalEnums: [] };

const DATASOURCE = 'datasource db {\n  provider = "postgresql"\n}\n';

/** Remembers its connections: the engine leaves them open when it is freed. */
class ClosingAdapter extends PrismaPg {
  private readonly opened: { dispose(): Promise<void> }[] = [];

  override async connect() {
    const adapter = await super.connect();
    this.opened.push(adapter);
    return adapter;
  }

  async close(): Promise<void> {
    await Promise.all(this.opened.map((adapter) => adapter.dispose()));
  }
}

/**
 * Lets `work` use Prisma's schema engine, as the WebAssembly that Prisma publishes beside its binaries: nothing is
 * downloaded, and what it writes is what `prisma migrate deploy` writes. Its version must be the one that
 * belongs to the installed `prisma`.
 */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: Engine.SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine } = await load();
  const adapter = new ClosingAdapter({
    connectionString: url,
    max: 2,
    application_name: 'onerack migrations',
  });
  const bound = bindMigrationAwareSqlAdapterFactory(adapter);
  try {
    const datamodels: [string, string][] = [['schema.prisma', DATASOURCE]];
    const engine = await SchemaEngine.new({ datamodels }, () => {}, bound);
    return await work(engine).finally(() => engine.free());
  } finally {
    await adapter.close();
  }
}

let loaded: Promise<typeof Engine> | undefined;

function load(): Promise<typeof Engine> {
  loaded ??= instantiate();
  return loaded;
}

// The package's own entry imports the .wasm file as a module, which Node cannot do without a flag.
async function instantiate(): Promise<typeof Engine> {
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const file = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    './schema_engine_bg.js': withoutLingering(bindings as unknown as WebAssembly.ModuleImports),
  });
  const { __wbg_set_wasm } = bindings as unknown as { __wbg_set_wasm(exports: WebAssembly.Exports): void };
  __wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return bindings;
}

/** The engine never clears its timers: its ten seconds of patience for a lock would hold the process. */
function withoutLingering(imports: WebAssembly.ModuleImports): WebAssembly.ModuleImports {
  const name = Object.keys(imports).find((key) => key.startsWith('__wbg_setTimeout_'));
  if (!name) return imports;
  return { ...imports, [name]: (run: () => void, ms: number) => setTimeout(run, ms).unref() };
}
