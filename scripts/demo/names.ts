const GIVEN =
  'Ada Amir Ana Ayşe Ben Boyan Cem Chloé Daria Dimitar Elif Emil Farah Filip Greta Hana Ivan Jana Karim Leïla Lucie Marta Milan Nadia Nils Olga Petr Rosa Samir Sára Theo Tomáš Vera Viktor Yasmin Yuri Zoë Zuzana Ines Omar'.split(
    ' ',
  );

/** `count` different names. */
export function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const given = GIVEN[index % GIVEN.length] ?? 'Player';
    const turn = Math.floor(index / GIVEN.length);
    return turn === 0 ? given : `${given} ${turn + 1}`;
  });
}
