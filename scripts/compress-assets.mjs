import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const WORTH_IT = /\.(js|css)$/;
/** A few at a time keep the cores busy. */
const AT_ONCE = 4;

/**
 * Writes `<file>.br` and `<file>.gz` beside each script and style sheet of the built pages, as small as they get: done
 * once here, not for every phone. The front door gives them out (lib/server/assets.ts); browsers take Brotli over
 * https alone.
 */
export async function compressAssets(folder = '.next/static') {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => WORTH_IT.test(file) && statSync(file).isFile());
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const plain = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      writeFileSync(`${file}.br`, await brotli(plain, { params }));
      writeFileSync(`${file}.gz`, await zip(plain, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
