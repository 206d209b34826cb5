/** Forms that no rule of endings leads back: head-word, then its forms. */
const VERBS = `arise arose arisen, awake awoke awoken, be am is are was were been being, bear bore borne, beat beaten,
  become became, befall befell befallen, beget begot begotten, begin began begun, behold beheld, bend bent,
  beseech besought, bid bade bidden, bind bound, bite bit bitten, bleed bled, blow blew blown, break broke broken,
  breed bred, bring brought, build built, burn burnt, buy bought, catch caught, choose chose chosen, cling clung,
  come came, creep crept, deal dealt, dig dug, do did done does, draw drew drawn, dream dreamt, drink drank drunk,
  drive drove driven, dwell dwelt, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found,
  flee fled, fling flung, fly flew flown, forbear forbore forborne, forbid forbade forbidden, forego forewent foregone,
  foresee foresaw foreseen, foretell foretold, forget forgot forgotten, forgive forgave forgiven, forgo forwent forgone,
  forsake forsook forsaken, forswear forswore forsworn, freeze froze frozen, get got gotten, gild gilt, gird girt,
  give gave given, go went gone goes, grind ground, grow grew grown, hang hung, have had has, hear heard, heave hove,
  hew hewn, hide hid hidden, hold held, keep kept, kneel knelt, know knew known, lade laden, lay laid, lead led,
  lean leant, leap leapt, learn learnt, leave left, lend lent, lie lain, light lit, lose lost, make made, mean meant,
  meet met, mislay mislaid, mislead misled, mistake mistook mistaken, mow mown, overcome overcame, overdo overdid overdone,
  overtake overtook overtaken, partake partook partaken, pay paid, plead pled, prove proven, rend rent, ride rode ridden,
  ring rang rung, rise rose risen, run ran, saw sawn, say said, see saw seen, seek sought, sell sold, send sent,
  sew sewn, shake shook shaken, shear shorn, shine shone, shoe shod, shoot shot, show shown, shrink shrank shrunk,
  shrive shrove shriven, sing sang sung, sink sank sunk, sit sat, slay slew slain, sleep slept, slide slid, sling slung,
  slink slunk, smell smelt, smite smote smitten, sow sown, speak spoke spoken, speed sped, spell spelt, spend spent,
  spill spilt, spin spun, spit spat, spoil spoilt, spring sprang sprung, stand stood, stave stove, steal stole stolen,
  stick stuck, sting stung, stink stank stunk, strew strewn, stride strode stridden, strike struck stricken, string strung,
  strive strove striven, swear swore sworn, sweep swept, swell swollen, swim swam swum, swing swung, take took taken,
  teach taught, tear tore torn, tell told, think thought, thrive throve thriven, throw threw thrown,
  tread trod trodden, undergo underwent undergone, understand understood, undo undid undone, uphold upheld,
  wake woke woken, wear wore worn, weave wove woven, weep wept, win won, wind wound, withdraw withdrew withdrawn,
  withhold withheld, withstand withstood, work wrought, wring wrung, write wrote written`;

const NOUNS = `brother brethren, child children, cow kine, die dice, foot feet, goose geese, louse lice, man men,
  mouse mice, ox oxen, penny pence, person people, tooth teeth, woman women, genus genera, opus opera, corpus corpora,
  viscus viscera, cherub cherubim, seraph seraphim, dogma dogmata, stigma stigmata, schema schemata, stoma stomata,
  lumen lumina, stamen stamina, foramen foramina, phalanx phalanges, larynx larynges, pharynx pharynges`;

const ADJECTIVES =
  'good better best, bad worse worst, far farther farthest further furthest, little less least, many more most';

/** From each form to its head-word. */
function formsOf(table: string): ReadonlyMap<string, string> {
  return new Map(
    table.split(',').flatMap((line) => {
      const [head = '', ...forms] = line.trim().split(/\s+/);
      return forms.map((form): [string, string] => [form, head]);
    }),
  );
}

export const IRREGULAR = {
  noun: formsOf(NOUNS),
  verb: formsOf(VERBS),
  adjective: formsOf(ADJECTIVES),
};
