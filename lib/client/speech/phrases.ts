/** What is said around the letters, in the language that is played; a referee's words. */
export interface Phrases {
  rejected: string;
  /** 1 and more */
  leftover(count: number): string;
  newTiles(count: number): string;
  rack: string;
  top: string;
  points(count: number): string;
  across: string;
  down: string;
  /** other words that were formed */
  formed(count: number): string;
  /** the blank, alone and before the letter that it stands for */
  blank: string;
  blankFor: string;
}

const count = (one: string, other: string) => (number: number) => `${number} ${number === 1 ? one : other}`;

/** Slavic: 1; 2 to 4; others. */
const slavic = (one: string, few: string, many: string) => (number: number) =>
  `${number} ${number === 1 ? one : number >= 2 && number <= 4 ? few : many}`;

export const PHRASES: Readonly<Record<string, Phrases>> = {
  fr: {
    rejected: 'Rejet',
    leftover: (number) => `Reliquat, ${count('lettre', 'lettres')(number)}`,
    newTiles: (number) => (number === 1 ? 'Nouvelle lettre' : 'Nouvelles lettres'),
    rack: 'Tirage',
    top: 'Le top',
    points: count('point', 'points'),
    across: 'horizontal',
    down: 'vertical',
    formed: (number) => (number === 1 ? 'Autre mot' : 'Autres mots'),
    blank: 'Joker, lettre blanche',
    blankFor: 'joker',
  },
  en: {
    rejected: 'Rack rejected',
    leftover: (number) => `Left over, ${count('tile', 'tiles')(number)}`,
    newTiles: (number) => (number === 1 ? 'New tile' : 'New tiles'),
    rack: 'The rack',
    top: 'The top',
    points: count('point', 'points'),
    across: 'across',
    down: 'down',
    formed: (number) => (number === 1 ? 'Other word' : 'Other words'),
    blank: 'Blank',
    blankFor: 'blank',
  },
  tr: {
    rejected: 'Harfler geri verildi',
    leftover: (number) => `Kalan, ${number} harf`,
    newTiles: (number) => (number === 1 ? 'Yeni harf' : 'Yeni harfler'),
    rack: 'Bütün harfler',
    top: 'En iyi hamle',
    points: (number) => `${number} puan`,
    across: 'yatay',
    down: 'dikey',
    formed: (number) => (number === 1 ? 'Öteki kelime' : 'Öteki kelimeler'),
    blank: 'Joker, boş taş',
    blankFor: 'joker',
  },
  bg: {
    rejected: 'Буквите са върнати',
    leftover: (number) => `Остатък, ${count('буква', 'букви')(number)}`,
    newTiles: (number) => (number === 1 ? 'Нова буква' : 'Нови букви'),
    rack: 'Всички букви',
    top: 'Топ',
    points: count('точка', 'точки'),
    across: 'хоризонтално',
    down: 'вертикално',
    formed: (number) => (number === 1 ? 'Друга дума' : 'Други думи'),
    blank: 'Празна плочка',
    blankFor: 'празна като',
  },
  sk: {
    rejected: 'Písmená boli vrátené',
    leftover: (number) => `Zvyšok, ${slavic('písmeno', 'písmená', 'písmen')(number)}`,
    newTiles: (number) => (number === 1 ? 'Nové písmeno' : 'Nové písmená'),
    rack: 'Všetky písmená',
    top: 'Top',
    points: slavic('bod', 'body', 'bodov'),
    across: 'vodorovne',
    down: 'zvisle',
    formed: (number) => (number === 1 ? 'Ďalšie slovo' : 'Ďalšie slová'),
    blank: 'Žolík, prázdny kameň',
    blankFor: 'žolík',
  },
  fa: {
    rejected: 'حروف پس داده شد',
    leftover: (number) => `باقی‌مانده، ${number} حرف`,
    newTiles: (number) => (number === 1 ? 'حرف تازه' : 'حروف تازه'),
    rack: 'همهٔ حروف',
    top: 'حرکت برتر',
    points: (number) => `${number} امتیاز`,
    across: 'افقی',
    down: 'عمودی',
    formed: (number) => (number === 1 ? 'واژهٔ دیگر' : 'واژه‌های دیگر'),
    blank: 'مهرهٔ سفید',
    blankFor: 'سفید به جای',
  },
  de: {
    rejected: 'Buchstaben zurückgegeben',
    leftover: (number) => `Rest, ${count('Buchstabe', 'Buchstaben')(number)}`,
    newTiles: (number) => (number === 1 ? 'Neuer Buchstabe' : 'Neue Buchstaben'),
    rack: 'Alle Buchstaben',
    top: 'Der Höchstzug',
    points: count('Punkt', 'Punkte'),
    across: 'waagerecht',
    down: 'senkrecht',
    formed: (number) => (number === 1 ? 'Weiteres Wort' : 'Weitere Wörter'),
    blank: 'Blanko',
    blankFor: 'Blanko als',
  },
  es: {
    rejected: 'Atril devuelto',
    leftover: (number) => `Resto, ${count('letra', 'letras')(number)}`,
    newTiles: (number) => (number === 1 ? 'Letra nueva' : 'Letras nuevas'),
    rack: 'El atril',
    top: 'Jugada maestra',
    points: count('punto', 'puntos'),
    across: 'horizontal',
    down: 'vertical',
    formed: (number) => (number === 1 ? 'Otra palabra' : 'Otras palabras'),
    blank: 'Comodín',
    blankFor: 'comodín',
  },
  it: {
    rejected: 'Lettere restituite',
    leftover: (number) => `Resto, ${count('lettera', 'lettere')(number)}`,
    newTiles: (number) => (number === 1 ? 'Lettera nuova' : 'Lettere nuove'),
    rack: 'Tutte le lettere',
    top: 'La mossa migliore',
    points: count('punto', 'punti'),
    across: 'orizzontale',
    down: 'verticale',
    formed: (number) => (number === 1 ? 'Altra parola' : 'Altre parole'),
    blank: 'Scarabeo, lettera bianca',
    blankFor: 'bianca come',
  },
  nl: {
    rejected: 'Letters teruggegeven',
    leftover: (number) => `Rest, ${count('letter', 'letters')(number)}`,
    newTiles: (number) => (number === 1 ? 'Nieuwe letter' : 'Nieuwe letters'),
    rack: 'Alle letters',
    top: 'De beste zet',
    points: count('punt', 'punten'),
    across: 'horizontaal',
    down: 'verticaal',
    formed: (number) => (number === 1 ? 'Ander woord' : 'Andere woorden'),
    blank: 'Blanco',
    blankFor: 'blanco als',
  },
};

/** Where nobody has said how: letters, words and figures speak for themselves. */
export const NO_PHRASES: Phrases = {
  rejected: '–',
  leftover: (number) => String(number),
  newTiles: () => '+',
  rack: '=',
  top: '',
  points: (number) => String(number),
  across: '→',
  down: '↓',
  formed: () => '+',
  blank: '?',
  blankFor: '?',
};
