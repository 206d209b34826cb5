/**
 * Offensive words beside the English ones, which a package knows better: by language, each as a word of its own; with
 * `*` as the beginning of one. Words that are harmless names or words elsewhere are left out: a filter that refuses
 * somebody's own name hurts as well.
 */
export const OFFENSIVE_WORDS: Readonly<Record<string, string>> = {
  any: 'nazi nazis hitler* siegheil heilhitler',
  fr: `merde merdeux putain* pute putes connard* connasse* encule* enculer salope* salaud couille* niquer niktamere
    ntm bougnoule* youpin* pede pedes pedale tapette* batard* branleur* trouduc* chiasse bougnoul*`,
  tr: `amk aminakoyim aminakoyayim siktir* sikerim sikeyim sikik sik orospu* pic pezevenk* yarrak* yarak ibne* kahpe*
    amcik* tasak* gotveren* gavat* surtuk*`,
  bg: `путка* курва* кур еба* ебан* шибан* педал* педераст* пичка* мамкати лайно лайнар* копеле* гъз духач* мангал*
    путьо* минет*`,
  sk: `kokot* pica pice picin* picus* kurva* kurvy jebat* jebem jebnut* hovno* chuj* buzerant* buzna debil* zmrd* curak* kokotko
    mrdka* skurvy* cicina* smrad*`,
  fa: `کیر کیری کیرم کس کسکش* کسخل* کون کونی* کونده* جنده* گاییدن گاییدم جاکش* حرامزاده* دیوث* لاشی* گوه قحبه* بیناموس*`,
  de: `arsch* fick ficken ficker* gefickt hure huren hurensohn* fotze* wichser* wixer* scheisse* schlampe* nutte*
    missgeburt* kanake* neger`,
  es: 'puta putas puto putos putita* mierda* cabron* pendej* gilipollas* hijoputa* hijodeputa* maricon* joder',
  it: 'cazzo* stronz* puttana* vaffanculo* merda frocio* coglion*',
  pt: 'caralho* buceta* viado* foder* fodase porra punheta*',
  ru: 'хуй* хуе* хуя* пизд* блядь* бля сука ебал* ебать* ебан* пидор* пидар* мудак* залуп* шлюха* гандон*',
};
