/**
 * The words by which letters are spelled, by language. A letter without one is said by its name: some languages have no
 * word for letters with marks, and some have no table at all.
 */
export interface SpellingTable {
  /** where the words are from */
  source: string;
  /** one for each letter that has one, in the order of `letters`, parted by spaces; `_` is a space within one */
  letters: string;
  words: string;
}

const LATIN = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z';

export const SPELLING: Readonly<Record<string, SpellingTable>> = {
  fr: {
    source: 'Rules of the French-speaking federation (FISF)',
    letters: LATIN,
    words:
      'Algérie Belgique Canada Danemark Égypte France Grèce Hongrie Italie Jordanie Kenya Luxembourg Maroc Norvège Océanie Portugal Québec Roumanie Suisse Tunisie Uruguay Venezuela Wallonie Xénophon Yougoslavie Zambie',
  },
  en: {
    source: 'ICAO Annex 10 and NATO',
    letters: LATIN,
    words:
      'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
  },
  de: {
    source: 'DIN 5009:2022',
    letters: `${LATIN} Ä Ö Ü`,
    words:
      'Aachen Berlin Chemnitz Düsseldorf Essen Frankfurt Goslar Hamburg Ingelheim Jena Köln Leipzig München Nürnberg Offenbach Potsdam Quickborn Rostock Salzwedel Tübingen Unna Völklingen Wuppertal Xanten Ypsilon Zwickau Umlaut_Aachen Umlaut_Offenbach Umlaut_Unna',
  },
  es: {
    source: 'customary in Spain',
    letters: `${LATIN} Ñ CH LL`,
    words:
      'Antonio Barcelona Carmen Dolores Enrique Francia Gerona Historia Inés José Kilo Lorenzo Madrid Navarra Oviedo París Querido Ramón Sábado Tarragona Ulises Valencia Washington Xilófono Yegua Zaragoza Ñoño Chocolate Llave',
  },
  it: {
    source: 'customary in Italy: towns',
    letters: LATIN,
    words:
      'Ancona Bologna Como Domodossola Empoli Firenze Genova Hotel Imola Jolly Kappa Livorno Milano Napoli Otranto Palermo Quadro Roma Savona Torino Udine Venezia Washington Xilofono York Zara',
  },
  pt: {
    source: 'customary in Portugal: towns',
    letters: LATIN,
    words:
      'Aveiro Bragança Coimbra Dafundo Évora Faro Guarda Horta Itália José Kodak Lisboa Maria Nazaré Ovar Porto Queluz Rossio Setúbal Tavira Unidade Vidago Waldemar Xavier York Zulmira',
  },
  nl: {
    source: 'customary in the Netherlands',
    letters: LATIN,
    words:
      'Anton Bernard Cornelis Dirk Eduard Ferdinand Gerard Hendrik Izaak Johan Karel Lodewijk Maria Nico Otto Pieter Quotiënt Rudolf Simon Theodor Utrecht Victor Willem Xantippe Ypsilon Zaandam',
  },
  da: {
    source: 'customary in Denmark',
    letters: `${LATIN} Æ Ø Å`,
    words:
      'Anna Bernhard Cecilie David Erik Frederik Georg Hans Ida Johan Karen Ludvig Mari Nikolaj Odin Peter Quintus Rasmus Søren Theodor Ulla Viggo William Xerxes Yrsa Zackarias Ægir Øresund Åse',
  },
  no: {
    source: 'Telephone directory of Oslo, 1965',
    letters: `${LATIN} Æ Ø Å`,
    words:
      'Anna Bernhard Caesar David Edith Fredrik Gustav Harald Ivar Johan Karin Ludvig Martin Nils Olivia Petter Quintus Rikard Sigrid Teodor Ulrik Enkelt-V Dobbelt-V Xerxes Yngling Zakarias Ærlig Østen Åse',
  },
  sv: {
    source: 'customary in Sweden; police and forces',
    letters: `${LATIN} Å Ä Ö`,
    words:
      'Adam Bertil Cesar David Erik Filip Gustav Helge Ivar Johan Kalle Ludvig Martin Niklas Olof Petter Qvintus Rudolf Sigurd Tore Urban Viktor Wilhelm Xerxes Yngve Zäta Åke Ärlig Östen',
  },
  fi: {
    source: 'customary in Finland; forces',
    letters: 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö',
    words:
      'Aarne Bertta Celsius Daavid Eemeli Faarao Gideon Heikki Iivari Jussi Kalle Lauri Matti Niilo Otto Paavo Kuu Risto Sakari Tyyne Urho Vihtori Wiski Äksä Yrjö Tseta Åke Äiti Öljy',
  },
  pl: {
    source: 'customary in Poland: first names',
    letters: 'A B C D E F G H I J K L Ł M N O P R S T U W Z Ż',
    words:
      'Adam Barbara Celina Dorota Ewa Franciszek Genowefa Henryk Irena Jadwiga Karol Leon Łukasz Maria Natalia Olga Paweł Roman Stanisław Tadeusz Urszula Wanda Zenon Żaba',
  },
  cs: {
    source: 'Czech decree 155/2005',
    letters: 'A B C Č D Ď E F G H I J K L M N Ň O P Q R Ř S Š T Ť U V W X Y Z Ž',
    words:
      'Adam Božena Cyril Čeněk David Ďáblice Emil František Gustav Helena Ivan Josef Karel Ludvík Marie Norbert Nina Oto Petr Quido Rudolf Řehoř Svatopluk Šimon Tomáš Těšnov Urban Václav dvojité_V Xaver Ypsilon Zuzana Žofie',
  },
  sk: {
    source: 'STN 1690',
    letters: 'A B C Č D Ď E F G H I J K L Ľ M N Ň O P Q R S Š T Ť U V W X Y Z Ž',
    words:
      'Adam Božena Cyril Čadca Dávid Ďumbier Emil František Gustáv Helena Ivan Jozef Karol Ladislav Ľubochňa Mária Norbert Nitra Oto Peter Quido Rudolf Svätopluk Šimon Tomáš Teplá Urban Václav dvojité_W Xaver Ypsilon Zuzana Žofia',
  },
  sl: {
    source: 'customary in Slovenia: towns',
    letters: 'A B C Č D E F G H I J K L M N O P R S Š T U V Z Ž',
    words:
      'Ankaran Bled Celje Čatež Drava Evropa Fala Gorica Hrastnik Izola Jadran Kamnik Ljubljana Maribor Nanos Ormož Piran Ravne Soča Šmarje Triglav Unec Velenje Zalog Žalec',
  },
  hr: {
    source: 'customary in Croatia: towns',
    letters: 'A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P R S Š T U V Z Ž',
    words:
      'Adria Biokovo Cavtat Čakovec Ćuprija Dubrovnik Džamija Đakovo Europa Frankopan Gospić Hercegovina Istra Jadran Karlovac Lika Ljubljana Mostar Nin Njegoš Osijek Petrinja Rijeka Sisak Šibenik Trogir Učka Vukovar Zagreb Žumberak',
  },
  hu: {
    source: 'customary in Hungary: first names',
    letters: 'A Á B C D E É F G H I J K L M N O Ö P R S T U Ü V Z',
    words:
      'Aladár Ágota Béla Cecil Dénes Elemér Éva Ferenc Géza Hugó Ilona János Károly Lajos Mihály Nándor Olga Ödön Péter Róbert Sándor Tivadar Ubul Üröm Vilmos Zoltán',
  },
  ro: {
    source: 'customary in Romania: first names',
    letters: 'A B C D E F G H I J L M N O P R S T U V X',
    words:
      'Ana Barbu Constantin Dumitru Elena Florea Gheorghe Haralambie Ion Jiu Lazăr Maria Nicolae Olga Petre Radu Sandu Tudor Udrea Vasile Xenia',
  },
  tr: {
    source: 'customary in Turkey: towns',
    letters: 'A B C Ç D E F G Ğ H I İ J K L M N O Ö P R S Ş T U Ü V Y Z',
    words:
      'Adana Bolu Ceyhan Çanakkale Denizli Edirne Fatsa Giresun yumuşak_G Hatay Isparta İzmir Jandarma Kars Lüleburgaz Muş Niğde Ordu Ödemiş Polatlı Rize Sinop Şırnak Tokat Uşak Ünye Van Yozgat Zonguldak',
  },
  bg: {
    source: 'customary in Bulgaria: first names',
    letters: 'А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ь Ю Я',
    words:
      'Ангел Борис Васил Георги Димитър Елена Живко Захари Иван Йордан Кирил Любен Мария Николай Огнян Петър Румен Стефан Тодор Ученик Филип Христо Цветан Чавдар Шишман Щерю ер_голям ер_малък Юрий Явор',
  },
  ru: {
    source: 'customary in Russia: first names',
    letters: 'А Б В Г Д Е Ё Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я',
    words:
      'Анна Борис Василий Григорий Дмитрий Елена Ёлка Женя Зинаида Иван Иван_краткий Константин Леонид Михаил Николай Ольга Павел Роман Семён Татьяна Ульяна Фёдор Харитон Цапля Человек Шура Щука твёрдый_знак еры мягкий_знак Эхо Юрий Яков',
  },
  el: {
    source: 'Greek forces',
    letters: 'Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω',
    words:
      'Αστήρ Βύρων Γαλή Δόξα Ερμής Ζευς Ηρώ Θεά Ίσκιος Κενό Λάμα Μέλι Ναός Ξέρξης Οσμή Πέτρος Ρήγας Σοφός Τίγρης Ύμνος Φωφώ Χαρά Ψυχή Ωμέγα',
  },
};
