import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { partFile, removeFile, sweepParts } from '../files';

export class UploadTooLarge extends Error {}

/** Writes a body to a file as it comes, at the pace of the disk. Nothing stays when it breaks off. */
export async function receiveUpload(chunks: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  sweepParts();
  const path = partFile('upload');
  const file = createWriteStream(path);
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > most) throw new UploadTooLarge();
      if (!file.write(chunk)) await once(file, 'drain');
    }
    file.end();
    await once(file, 'finish');
    return path;
  } catch (error) {
    file.destroy();
    await once(file, 'close').catch(() => {});
    removeFile(path);
    throw error;
  }
}
