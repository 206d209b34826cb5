/** What the columns of lists are called: in English, French, Turkish, Bulgarian, Slovak and Persian. */

export type ListColumn = 'name' | 'table' | 'club' | 'category' | 'series' | 'licence' | 'team';

const HEADINGS: Record<ListColumn, readonly string[]> = {
  name: [
    ...['name', 'player', 'full name', 'first name', 'last name', 'surname', 'given name', 'family name'],
    ...['nom', 'prenom', 'nom prenom', 'nom et prenom', 'joueur', 'joueuse', 'nom de famille'],
    ...['ad', 'adi', 'soyad', 'soyadi', 'ad soyad', 'adi soyadi', 'isim', 'oyuncu'],
    ...['име', 'фамилия', 'име и фамилия', 'играч', 'собствено име', 'презиме'],
    ...['meno', 'priezvisko', 'meno a priezvisko', 'priezvisko a meno', 'hrac'],
    ...['نام', 'نام خانوادگی', 'نام و نام خانوادگی', 'بازیکن'],
  ],
  table: [
    ...['table', 'table number', 'table no', 'no', 'nr', 'number', '#', 'seat', 'board'],
    ...['n°', 'nº', 'num', 'numero', 'numero de table', 'n° table', 'n° de table', 'place'],
    ...['masa', 'masa no', 'masa numarasi', 'sira', 'маса', 'номер', '№', 'маса №'],
    ...['stol', 'cislo stola', 'cislo', 'c.', 'میز', 'شماره میز', 'شماره'],
  ],
  club: ['club', 'kulup', 'kulubu', 'dernek', 'клуб', 'klub', 'باشگاه', 'school', 'ecole', 'okul', 'училище'],
  category: [
    ...['category', 'cat', 'cat.', 'categorie', 'age', 'kategori', 'yas grubu', 'категория', 'възраст'],
    ...['kategoria', 'رده', 'رده سنی', 'دسته'],
  ],
  series: ['series', 'serie', 'seri', 'serisi', 'серия', 'seria', 'level', 'niveau', 'سری', 'سطح'],
  licence: [
    ...[
      'licence',
      'license',
      'licence number',
      'licence no',
      'membership',
      'id',
      'n° licence',
      'n° de licence',
    ],
    ...['no licence', 'numero de licence', 'lisans', 'lisans no', 'лиценз', 'лиценз №', 'номер на лиценз'],
    ...['licencia', 'cislo licencie', 'registracia', 'شماره مجوز', 'مجوز', 'شماره عضویت', 'کد عضویت'],
  ],
  team: ['team', 'pair', 'equipe', 'paire', 'takim', 'отбор', 'druzstvo', 'tim', 'تیم', 'گروه'],
};

/** Without accents and case; a dotless i is an i. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[\s_-]+/g, ' ')
    .replace(/[:*]$/, '')
    .trim();

const COLUMNS = new Map(
  (Object.entries(HEADINGS) as [ListColumn, string[]][]).flatMap(([column, words]) =>
    words.map((word): [string, ListColumn] => [folded(word), column]),
  ),
);

/** What a heading means, or null. */
export function columnOf(heading: string): ListColumn | null {
  return COLUMNS.get(folded(heading)) ?? null;
}
