/*
 * What is wrong in a list is said of all its lines at once: those that are faulty by themselves do not keep the others
 * from being held against each other and the event. Lines go by their index in the list.
 */
import type { RegisteredPlayers } from '@/lib/http/schemas';
import type { LineFault, PlayerList } from './read-list';

type ServerFault = Omit<RegisteredPlayers['faults'][number], 'line'>;
export type ListFaults = ReadonlyMap<number, { own: LineFault } | { there: ServerFault }>;

/** What the server says of lines, by index. */
export type ToldLines = Pick<RegisteredPlayers, 'namesakes' | 'moves' | 'licences' | 'faults'>;

/** The lines that the server can be asked about. */
export const askable = ({ lines }: PlayerList): number[] =>
  lines.flatMap(({ fault }, index) => (fault === null ? index : []));

/** An answer about the lines `asked`, by their place in the whole list. */
export function placed(told: ToldLines, asked: readonly number[]): ToldLines {
  const at = (line: number) => asked[line] ?? line;
  return {
    namesakes: told.namesakes.map(({ line, name }) => ({ line: at(line), name })),
    moves: told.moves.map(({ line, from }) => ({ line: at(line), from })),
    licences: told.licences.map(({ line, other }) => ({ line: at(line), other: at(other) })),
    faults: told.faults.map(({ line, other, ...fault }) => ({
      ...fault,
      line: at(line),
      other: other === null ? null : at(other),
    })),
  };
}

export function faultsOf({ lines }: PlayerList, told: ToldLines['faults']): ListFaults {
  const faults = new Map<number, { own: LineFault } | { there: ServerFault }>();
  for (const { line, ...there } of told) faults.set(line, { there });
  for (const [index, { fault }] of lines.entries()) if (fault) faults.set(index, { own: fault });
  return faults;
}
