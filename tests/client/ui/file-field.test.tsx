import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FileField } from '@/lib/client/ui';
import { renderInEnglish } from '../../support/in-language';

const file = (name: string) => new File(['x'], name);
const shown = (names: string[], more: { multiple?: boolean; error?: string } = {}) =>
  renderInEnglish(
    <FileField
      label="Games"
      hint="One or more"
      accept=".json"
      files={names.map(file)}
      onFiles={() => {}}
      {...more}
    />,
  );

describe('a field for files', () => {
  it('keeps the browser’s control, named by its label and described by what is chosen', () => {
    const html = shown(['one.json'], { error: 'This is no game' });
    const [, id] = /<label for="([^"]+)"/.exec(html)!;
    const [input] = /<input[^>]*>/.exec(html)!;
    expect(input).toContain(`id="${id}"`);
    expect(input).toContain(`aria-describedby="${id}-files ${id}-hint ${id}-error"`);
    expect(input).toContain('aria-invalid="true"');
    expect(html).toMatch(/<span id="[^"]+-files"[^>]*><bdi>one\.json<\/bdi>/);
    expect(html).toContain('Choose a file');
  });

  it('says that nothing is chosen, and how many are', () => {
    expect(shown([])).toContain('none chosen');
    expect(shown(['a.json', 'b.json'], { multiple: true })).toContain('2 files: <bdi>a.json, b.json</bdi>');
  });

  it('is the only one: nobody meets the browser’s bare control', () => {
    const pages = ['app', 'lib'].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
    );
    const bare = pages.filter(
      (path) => path.endsWith('.tsx') && readFileSync(path, 'utf8').includes('type="file"'),
    );
    expect(bare).toEqual(['lib/client/ui/file-field.tsx']);
  });
});
