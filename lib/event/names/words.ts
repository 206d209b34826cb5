/**
 * What names are made of: an adjective and an animal, by language of the interface. Chosen for a class: none of them
 * teases, however they meet. Nouns are masculine where adjectives follow the gender.
 */
export interface NameWords {
  adjectives: readonly string[];
  nouns: readonly string[];
  /** whether the adjective stands before the noun */
  adjectiveFirst: boolean;
}

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const NAME_WORDS = {
  en: {
    adjectiveFirst: true,
    adjectives: list(`
      Amber Brave Bright Calm Cheerful Clever Copper Cosmic Crimson Curious Daring Dashing Eager Emerald Friendly
      Gentle Golden Happy Honest Indigo Jolly Keen Kind Lively Lucky Mellow Merry Mighty Nimble Noble Patient Polite
      Proud Quick Quiet Radiant Royal Ruby Scarlet Silver Snowy Speedy Starry Steady Sunny Swift Thoughtful Tidy
      Velvet Violet Warm Wise Witty Zesty`),
    nouns: list(`
      Albatross Alpaca Badger Bear Bison Buffalo Camel Cheetah Condor Coyote Crane Deer Dolphin Dragonfly Eagle
      Elk Falcon Fox Gazelle Gecko Giraffe Hare Hawk Hedgehog Heron Ibex Jaguar Kestrel Kingfisher Koala Lark Lemur
      Leopard Lion Lynx Magpie Marten Meerkat Moose Ocelot Orca Otter Owl Panda Panther Penguin Puffin Puma Raccoon
      Raven Reindeer Robin Salmon Seal Sparrow Squirrel Stork Swan Tiger Toucan Turtle Whale Wolf Wombat Zebra`),
  },
  fr: {
    adjectiveFirst: false,
    adjectives: list(`
      adroit agile aimable alerte ambré argenté astucieux attentif audacieux bienveillant brillant calme chanceux
      charmant courageux cuivré curieux doré doux enjoué enthousiaste fidèle fier futé généreux gentil habile heureux
      honnête ingénieux intrépide jovial joyeux lumineux loyal malin noble paisible patient poli radieux rapide rêveur
      royal rusé sage serein souriant tenace vaillant vif`),
    nouns: list(`
      Albatros Alpaga Bison Blaireau Bouquetin Buffle Caribou Castor Cerf Chamois Chevreuil Colibri Condor Cormoran
      Cygne Dauphin Écureuil Élan Épervier Faucon Flamant Gecko Geai Goéland Grillon Guépard Hérisson Héron Hibou
      Hippocampe Jaguar Kangourou Koala Lama Léopard Lièvre Lion Loriot Loup Lynx Macareux Manchot Martinet Merle
      Moineau Morse Narval Panda Papillon Pélican Pingouin Pinson Puma Renard Renne Rossignol Saumon Suricate
      Tigre Toucan Wombat Zèbre`),
  },
  tr: {
    adjectiveFirst: true,
    adjectives: list(`
      Akıllı Altın Atak Aydınlık Azimli Bakır Becerikli Bilge Canlı Cesur Cömert Çalışkan Çevik Dikkatli Dost Dürüst
      Gayretli Gümüş Güneşli Hevesli Hızlı Kahraman Kararlı Kibar Kurnaz Mavi Meraklı Mert Mutlu Nazik Neşeli
      Özgür Parlak Rüzgârlı Sabırlı Sadık Sakin Sevimli Şanslı Şen Turuncu Usta Uyanık Yakut Yaman Yetenekli
      Yiğit Zarif Zeki Zümrüt`),
    nouns: list(`
      Albatros Alpaka Aslan Atmaca Baykuş Bizon Bülbül Ceylan Çita Denizatı Doğan Geyik Gelincik İspinoz Jaguar
      Kanguru Kaplan Kaplumbağa Karaca Karga Kartal Kelebek Kırlangıç Kirpi Koala Kuğu Kunduz Kurt Leopar Leylek Lemur
      Martı Mors Orka Pars Panda Pelikan Penguen Puma Saka Serçe Sincap Somon Samur Suna Şahin
      Tavşan Tavus Tilki Turna Tukan Vaşak Yunus Zebra Zürafa`),
  },
  bg: {
    adjectiveFirst: true,
    adjectives: list(`
      Бодър Буден Бърз Верен Весел Вещ Внимателен Горд Добър Дружелюбен Енергичен Жив Засмян Златен Игрив Искрен Кадифен
      Кротък Лек Лъчезарен Любезен Любопитен Меден Мил Мъдър Находчив Нежен Неуморим Обичлив Остроумен Пъргав
      Приветлив Радостен Рубинен Светъл Слънчев Смел Спокоен Сръчен Сребърен Стремителен Сърдечен Търпелив Уверен
      Умен Усмихнат Учтив Храбър Хитър Чевръст Честен Щедър Щастлив Ясен`),
    nouns: list(`
      Албатрос Бизон Бобър Бухал Вълк Гепард Глухар Гущер Гълъб Делфин Дрозд Елен Жерав Заек Зубър Ибис Кит Кондор Кос
      Костур Кълвач Лебед Лемур Леопард Лос Лъв Мечок Морж Орел Паун Пеликан Пингвин Пчелояд Рис Скорец Славей
      Слон Сокол Таралеж Тигър Тукан Тюлен Хамстер Хермелин Щиглец Щъркел Ягуар Ястреб`),
  },
  sk: {
    adjectiveFirst: true,
    adjectives: list(`
      Bdelý Bystrý Čestný Čiperný Dobrý Dôvtipný Hravý Hrdý Chytrý Jantárový Jasný Láskavý Medený Milý Múdry Neúnavný
      Nežný Obratný Odvážny Ohnivý Ochotný Pokojný Poctivý Pohotový Pozorný Priateľský Radostný Rozvážny Rubínový Rýchly
      Slnečný Smelý Snaživý Spokojný Statočný Strieborný Svedomitý Svetlý Svieži Šikovný Šťastný Štedrý Tichý
      Trpezlivý Úprimný Usmiaty Veľkorysý Verný Veselý Vľúdny Vnímavý Vtipný Vytrvalý Zamatový Zdvorilý Zlatý Zvedavý`),
    nouns: list(`
      Albatros Bizón Bobor Bocian Brhlík Delfín Drozd Ďateľ Gepard Hranostaj Chrček Jaguár Jastrab Jazvec Jeleň Jež Kamzík
      Kardinál Klokan Kolibrík Kondor Koník Kormorán Kosec Krahulec Lemur Leopard Lev Los Losos Medveď Mrož Netopier
      Ocelot Orol Pelikán Plameniak Rys Slavík Sob Sokol Stehlík Svišť Škorec Škovránok Tiger Tučniak
      Tukan Tuleň Vlk Výr Zajac Zubor Žeriav`),
  },
  fa: {
    adjectiveFirst: false,
    adjectives: list(`
      آرام آزاد استوار امیدوار بااراده بامزه باهوش بخشنده بیدار پرتلاش پرتوان پرشور پیروز تیزبین تیزپا توانا چابک
      چالاک خندان خوش‌دل خوش‌رو دانا درخشان دلاور دلیر زرنگ زرین زیرک سبک‌بال سخت‌کوش سرافراز سربلند شاد شادمان شجاع صبور
      صمیمی فروتن کنجکاو کوشا گرم مهربان نازنین نجیب نقره‌ای نیرومند وفادار هشیار هنرمند یکدل`),
    nouns: list(`
      آهو باز ببر پاندا پروانه پرستو پلنگ پلیکان پنگوئن جغد چکاوک خرگوش دارکوب دلفین روباه زرافه زنبور سمور
      سنجاب سنجاقک سهره سیمرغ شاهین شیر عقاب فلامینگو قرقاول قمری قناری قو کانگورو کبوتر کبک کوالا گورخر گوزن لاک‌پشت
      لک‌لک مرغابی نهنگ وال هدهد یوزپلنگ`),
  },
} as const satisfies Record<string, NameWords>;

export type NameLanguage = keyof typeof NAME_WORDS;
export const NAME_LANGUAGES = Object.keys(NAME_WORDS) as NameLanguage[];
