import { describe, expect, it } from 'vitest';
import {
  BLANK,
  createTileSet,
  fold,
  foldings,
  Lexicon,
  TILE_SET_IDS,
  type TileSetData,
  tileSet,
} from '@/lib/engine';

/** Words in plain text, and their tiles. */
const WORDS: Record<string, readonly (readonly [string, string])[]> = {
  en: [
    ['Æsop', 'AESOP'],
    ['naïve', 'NAIVE'],
    ['ＡＢ', 'AB'],
    ['a-b1', 'A-B1'],
    ['', ''],
    ['[', '['],
    ['[ab', '[AB'],
  ],
  'en-super': [['façade', 'FACADE']],
  fr: [
    ['Élève', 'ELEVE'],
    ['cœur', 'COEUR'],
    ['ex æquo', 'EX AEQUO'],
    [' ça ', 'CA'],
  ],
  de: [
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'STRASSE'],
    ['Äpfel', 'ÄPFEL'],
    ['A\u0308pfel', 'ÄPFEL'],
    ['Café', 'CAFE'],
  ],
  es: [
    ['año', 'AÑO'],
    ['an\u0303o', 'AÑO'],
    ['chorrillos', '[CH]O[RR]I[LL]OS'],
    ['[ch]oto', '[CH]OTO'],
    ['camión', 'CAMION'],
  ],
  ca: [
    ['paral·lel', 'PARA[L·L]EL'],
    ['paraŀlel', 'PARA[L·L]EL'],
    ['col-legi', 'CO[L·L]EGI'],
    ['cal.ligrafia', 'CA[L·L]IGRAFIA'],
    ['pèl-llarg', 'PEL-LLARG'],
    ['espanya', 'ESPA[NY]A'],
    ['aquí', 'A[QU]I'],
    ['caça', 'CAÇA'],
  ],
  it: [['città', 'CITTA']],
  pt: [['coração', 'CORAÇAO']],
  nl: [
    ['ĳsbeer', 'IJSBEER'],
    ['geïnd', 'GEIND'],
  ],
  pl: [
    ['źdźbło', 'ŹDŹBŁO'],
    ['café', 'CAFÉ'],
  ],
  tr: [
    ['ışık', 'IŞIK'],
    ['istanbul', 'İSTANBUL'],
    ['i\u0307yi', 'İYİ'],
    ['kâğıt', 'KAĞIT'],
    ['resmî', 'RESMİ'],
    ['sükût', 'SÜKUT'],
  ],
  bg: [
    ['Ѝ', 'И'],
    ['май', 'МАЙ'],
    ['ма\u0438\u0306', 'МАЙ'],
    ['вода\u0301', 'ВОДА'],
  ],
  sk: [
    ['kôň', 'KÔŇ'],
    ['džem', 'DŽEM'],
    ['chlieb', 'CHLIEB'],
    ['führer', 'FÜHRER'],
  ],
  'sk-m': [['ľahký', 'ĽAHKÝ']],
  cs: [['příliš', 'PŘÍLIŠ']],
  ro: [
    ['fântână', 'FANTANA'],
    ['știință', 'STIINTA'],
    ['ştiinţă', 'STIINTA'],
    ['înainte', 'INAINTE'],
  ],
  'ro-2': [['brânză', 'BRANZA']],
  hu: [
    ['asszony', 'A[SZ][SZ]O[NY]'],
    ['meggy', 'ME[GY][GY]'],
    ['könnyű', 'KÖ[NY][NY]Ű'],
    ['loccsan', 'LO[CS][CS]AN'],
    ['pettyes', 'PE[TY][TY]ES'],
    ['gally', 'GA[LY][LY]'],
    ['rizzsel', 'RI[ZS][ZS]EL'],
    ['dzsungel', 'D[ZS]UNGEL'],
    ['egészség', 'EGÉ[SZ]SÉG'],
  ],
  el: [
    ['Ελλάς', 'ΕΛΛΑΣ'],
    ['ταΐζω', 'ΤΑΙΖΩ'],
    ['προϋπόθεση', 'ΠΡΟΥΠΟΘΕΣΗ'],
    ['ᾳδω', 'ΑΔΩ'],
    ['KAI', 'ΚΑΙ'],
  ],
  ru: [
    ['ёлка', 'ЁЛКА'],
    ['е\u0308ж', 'ЁЖ'],
    ['чай', 'ЧАЙ'],
    ['молоко\u0301', 'МОЛОКО'],
  ],
  uk: [
    ['м’ята', "М'ЯТА"],
    ['п\u02bcять', "П'ЯТЬ"],
    ['їжак', 'ЇЖАК'],
    ['кiт', 'КIТ'],
  ],
  hr: [
    ['džep', '[DŽ]EP'],
    ['ǆep', '[DŽ]EP'],
    ['ǈubav', '[LJ]UBAV'],
    ['konj', 'KO[NJ]'],
    ['đak', 'ĐAK'],
    ['ćup', 'ĆUP'],
  ],
  sl: [
    ['čebela', 'ČEBELA'],
    ['café', 'CAFE'],
    ['ćup', 'ĆUP'],
    ['đak', 'ĐAK'],
  ],
  da: [
    ['smørrebrød', 'SMØRREBRØD'],
    ['idé', 'IDE'],
    ['a\u030al', 'ÅL'],
    ['bäst', 'BÄST'],
  ],
  no: [
    ['blåbær', 'BLÅBÆR'],
    ['fôr', 'FOR'],
    ['über', 'ÜBER'],
  ],
  'no-explo': [['ærfugl', 'ÆRFUGL']],
  sv: [
    ['räksmörgås', 'RÄKSMÖRGÅS'],
    ['idé', 'IDE'],
    ['müsli', 'MÜSLI'],
    ['smørbrød', 'SMØRBRØD'],
  ],
  fi: [
    ['yö', 'YÖ'],
    ['šakki', 'ŠAKKI'],
    ['café', 'CAFE'],
  ],
  is: [
    ['þjóð', 'ÞJÓÐ'],
    ['ætt', 'ÆTT'],
  ],
  'is-old': [['dýr', 'DÝR']],
  'is-krafla': [['öxi', 'ÖXI']],
  et: [
    ['õun', 'ÕUN'],
    ['žanr', 'ŽANR'],
  ],
  lv: [['ķirsis', 'ĶIRSIS']],
  lt: [['ąžuolas', 'ĄŽUOLAS']],
  'lt-old': [['ėjūnas', 'ĖJŪNAS']],
  ga: [['fáilte', 'FÁILTE']],
  gd: [['ḃàta', 'ḂÀTA']],
  cy: [
    ['llwyd', '[LL]WYD'],
    ['ffrindiau', '[FF]RINDIAU'],
    ['tŷ', 'TY'],
    ['dŵr', 'DWR'],
    ['rhyngddo', '[RH]Y[NG][DD]O'],
  ],
  af: [['môre', 'MORE']],
  eo: [
    ['ŝanĝo', 'ŜANĜO'],
    ['sxangxo', 'ŜANĜO'],
    ['auxto', 'AŬTO'],
  ],
  la: [['āra', 'ARA']],
  he: [
    ['שלום', 'שלומ'],
    ['שָׁלוֹם', 'שלומ'],
    ['ארץ', 'ארצ'],
  ],
  ar: [
    ['كِتَابٌ', 'كتاب'],
    ['کتاب', 'كتاب'],
    ['ﻛﺘﺎﺏ', 'كتاب'],
    ['في', 'فى'],
    ['مؤمن', 'مؤمن'],
    ['إن', 'ان'],
    ['كتـــاب', 'كتاب'],
    ['مدرسة', 'مدرسه'],
  ],
  fa: [
    ['كتاب', 'کتاب'],
    ['علي', 'علی'],
    ['می\u200cروم', 'میروم'],
    ['آب', 'آب'],
    ['مسئول', 'مسیول'],
    ['تأخیر', 'تاخیر'],
    ['مؤمن', 'مومن'],
    ['خانۀ', 'خانه'],
  ],
  'fa-2': [
    ['آب', 'اب'],
    ['يك', 'یک'],
  ],
  ms: [['kucing', 'KUCING']],
  id: [['anjing', 'ANJING']],
  eu: [
    ['etxe', 'E[TX]E'],
    ['arratsalde', 'A[RR]A[TS]ALDE'],
    ['hitz', 'HI[TZ]'],
    ['ikurriña', 'IKU[RR]IÑA'],
  ],
  fo: [['føroyar', 'FØROYAR']],
  mg: [['teny', 'TENY']],
};

describe('fold', () => {
  it('is shown for every tile set', () => {
    expect(Object.keys(WORDS).sort()).toEqual([...TILE_SET_IDS].sort());
  });

  it.each(Object.entries(WORDS))('%s', (id, words) => {
    const tiles = tileSet(id);
    expect(words.map(([text]) => fold(text, tiles))).toEqual(words.map(([, folded]) => folded));
    for (const [, folded] of words) expect(fold(folded, tiles)).toBe(folded);
  });

  it('can leave lower case for blanks', () => {
    expect(fold('CéSE', tileSet('fr'), { keepCase: true })).toBe('CeSE');
    expect(fold('chORRO', tileSet('es'), { keepCase: true })).toBe('[ch]O[RR]O');
    expect(fold('ChORRO', tileSet('es'), { keepCase: true })).toBe('[CH]O[RR]O');
    expect(fold('[ch]O', tileSet('es'), { keepCase: true })).toBe('[ch]O');
  });

  it('takes a question mark before a letter without case for a blank', () => {
    const he = tileSet('he');
    expect(fold('?שלום', he, { keepCase: true })).toBe('[?ש]לומ');
    expect(fold('[?ש]לום', he, { keepCase: true })).toBe('[?ש]לומ');
    expect(fold('[?ש]לום', he)).toBe('שלומ');
    expect(fold('?שלום', he)).toBe('?שלומ');
    expect(fold('؟باد', tileSet('fa'), { keepCase: true })).toBe('[?ب]اد');
    expect(fold("?'?", tileSet('uk'), { keepCase: true })).toBe("[?']?");
    expect(fold('?A', tileSet('en'), { keepCase: true })).toBe('?A');
  });

  it('keeps case by the locale of the language', () => {
    expect(fold('iIıİ', tileSet('tr'), { keepCase: true })).toBe('iIıİ');
    expect(fold('ΛΟΓος', tileSet('el'), { keepCase: true })).toBe('ΛΟΓοσ');
    expect(fold('aSSZonY', tileSet('hu'), { keepCase: true })).toBe('a[SZ][SZ]o[NY]');
  });

  it('folds again to the same', () => {
    for (const text of ['chorrillos', '[LL]', 'ñandú', 'x?y']) {
      const once = fold(text, tileSet('es'));
      expect(fold(once, tileSet('es'))).toBe(once);
    }
  });
});

describe.each(TILE_SET_IDS)('every letter of %s', (id) => {
  const tiles = tileSet(id);
  const codes = tiles.letters.map((_, index) => index + 1);

  it('folds to itself, as a tile and as a blank', () => {
    for (const code of codes) {
      const [tile, blank] = [tiles.textOf(code), tiles.textOf(code | BLANK)];
      expect(fold(tile, tiles)).toBe(tile);
      expect(fold(tile, tiles, { keepCase: true })).toBe(tile);
      expect(fold(blank, tiles, { keepCase: true })).toBe(blank);
      expect(fold(blank, tiles)).toBe(tile);
    }
  });

  it('is read in lower case and decomposed', () => {
    for (const code of codes) {
      const tile = tiles.tileOf(code);
      expect(fold(tile.normalize('NFD'), tiles)).toBe(tiles.textOf(code));
      expect(fold(tile.toLocaleLowerCase(tiles.spelling.locale ?? 'en'), tiles)).toBe(tiles.textOf(code));
    }
  });
});

describe('words with several readings', () => {
  const read = (id: string, word: string) => foldings(word, tileSet(id)).sort();

  it('are those whose digraphs may be laid letter by letter', () => {
    expect(read('hu', 'község')).toEqual(['KÖZSÉG', 'KÖ[ZS]ÉG']);
    expect(read('hu', 'kisszék')).toEqual(['KISSZÉK', 'KIS[SZ]ÉK', 'KI[SZ][SZ]ÉK']);
    expect(read('hu', 'könnyű')).toEqual(['KÖN[NY]Ű', 'KÖ[NY][NY]Ű']);
    expect(read('hu', 'köz[s]ég')).toEqual(['KÖZSÉG']);
    expect(read('hr', 'injekcija')).toEqual(['INJEKCIJA', 'I[NJ]EKCIJA']);
    expect(read('hr', 'iǌekcija')).toEqual(['I[NJ]EKCIJA']);
    expect(read('cy', 'dangos')).toEqual(['DANGOS', 'DA[NG]OS']);
    expect(read('cy', 'llan')).toEqual(['[LL]AN']);
    expect(read('es', 'chorro')).toEqual(['[CH]O[RR]O']);
    expect(read('ca', 'paral·lel')).toEqual(['PARA[L·L]EL']);
  });

  it('begin with the one that fold gives', () => {
    for (const word of ['egészség', 'asszony', 'nincs', '?', 'x']) {
      expect(foldings(word, tileSet('hu'))[0]).toBe(fold(word, tileSet('hu')));
    }
  });

  it('are all in the lexicon', () => {
    const lexicon = Lexicon.build(['község', 'x'], tileSet('hu'));
    expect([lexicon.has('KÖZSÉG'), lexicon.has('KÖ[ZS]ÉG'), lexicon.report.unspellable]).toEqual([
      true,
      true,
      1,
    ]);
  });

  it('are not without end', () => {
    expect(foldings('sz'.repeat(500), tileSet('hu'))).toHaveLength(64);
    expect(foldings(`${'sz'.repeat(500)}q`, tileSet('hu'))).toHaveLength(1);
    const { report } = Lexicon.build(['sz'.repeat(100_000), '['.repeat(100_000)], tileSet('hu'));
    expect(report).toMatchObject({ words: 0, unspellable: 2 });
  });
});

describe('words of a list', () => {
  it('may be plain or in wire form', () => {
    const es = tileSet('es');
    expect(Lexicon.build(['chorrillos', '[ch]o[rr]i[ll]os'], es).report).toMatchObject({
      words: 1,
      duplicates: 1,
    });
    expect(Lexicon.build(['[c]oto', '[k]oto', '[coto', ']', '[]', '?'], es).report).toMatchObject({
      words: 1,
      unspellable: 5,
    });
  });
});

describe('words that can be spelled in several ways', () => {
  const letters = ['C', 'CS', 'S', 'A', 'I'].map((tile) => ({ tile, count: 1, value: 1, vowel: false }));
  const either: TileSetData = {
    id: 'either',
    name: '',
    nativeName: '',
    direction: 'ltr',
    letters,
    blanks: 0,
    total: 5,
    either: ['CS'],
  };

  it('are one entry for each where the tile set allows both', () => {
    const lexicon = Lexicon.build(['csacsi'], createTileSet(either));
    expect(lexicon.words).toBe(4);
    expect(['[CS]A[CS]I', 'CSACSI', '[CS]ACSI', 'CSA[CS]I'].every((word) => lexicon.has(word))).toBe(true);
  });

  it('are divided as brackets say', () => {
    const lexicon = Lexicon.build(['[cs]a[c]si'], createTileSet(either));
    expect([lexicon.words, lexicon.has('[CS]ACSI')]).toEqual([1, true]);
  });

  it('are one entry where the longest tile must be taken', () => {
    const lexicon = Lexicon.build(['csacsi'], createTileSet({ ...either, id: 'always', either: [] }));
    expect([lexicon.words, lexicon.has('[CS]A[CS]I'), lexicon.has('CSACSI')]).toEqual([1, true, false]);
  });
});
