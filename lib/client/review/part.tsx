'use client';
import { Select } from '@/lib/client/ui';
import type { RankedGroups, RankedRow, ResultGroup } from '@/lib/http/schemas';
import { useFormatter, useLanguage, useTranslations } from '@/lib/i18n/client';

/** Of whom a ranking is: one category, series, club or team. */
export interface Part {
  of: 'category' | 'series' | 'club' | 'team';
  name: string;
}

const LISTS = { category: 'categories', series: 'series', club: 'clubs', team: 'teams' } as const;
const KINDS = Object.keys(LISTS) as Part['of'][];

export interface PartSelectProps {
  groups: RankedGroups;
  part: Part | null;
  onChange(part: Part | null): void;
  className?: string;
}

/** Chooses a part of the ranking; nothing where players are all of one kind. */
export function PartSelect({ groups, part, onChange, className }: PartSelectProps) {
  const t = useTranslations('review');
  const { language } = useLanguage();
  const titles = {
    category: t('part.category'),
    series: t('part.series'),
    club: t('part.club'),
    team: t('part.team'),
  };
  const offered = KINDS.filter((kind) => groups[LISTS[kind]].length > 0);
  if (offered.length === 0) return null;
  const choose = (value: string) => {
    const [kind = '', ...name] = value.split(':');
    const of = KINDS.find((one) => one === kind);
    onChange(of ? { of, name: name.join(':') } : null);
  };
  return (
    <Select
      label={t('part.label')}
      value={part ? `${part.of}:${part.name}` : ''}
      onChange={(event) => choose(event.target.value)}
      {...(className && { className })}
    >
      <option value="">{t('part.all')}</option>
      {offered.map((kind) => (
        <optgroup key={kind} label={titles[kind]}>
          {byName(groups[LISTS[kind]], language.tag).map(({ name }) => (
            <option key={name} value={`${kind}:${name}`}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

const byName = (list: readonly ResultGroup[], tag: string) =>
  list.toSorted((a, b) => a.name.localeCompare(b.name, tag, { numeric: true }));

/**
 * What stands beside a name: the club and the team, the rank in the whole event where the list is of a part of it, and
 * whether the player gave up. Places are those of the part.
 */
export function usePartRows(): (rows: readonly RankedRow[], isPart: boolean) => RankedRow[] {
  const t = useTranslations('review');
  return (rows, isPart) =>
    rows.map((row) => {
      const overall = isPart && row.overall !== null ? t('part.overall', { rank: row.overall }) : null;
      const about = [row.team, row.club, overall, row.withdrawn ? t('part.withdrawn') : null];
      return { ...row, rank: row.place, team: about.filter(Boolean).join(' · ') || null };
    });
}

/** Clubs by the sum of their scores, of the sum of the tops of their players. */
export function ClubTable({ clubs, className }: { clubs: readonly ResultGroup[]; className?: string }) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  const format = useFormatter();
  if (clubs.length === 0) return null;
  return (
    <section aria-label={t('part.clubs')} className={className}>
      <h2 className="text-xl font-bold">{t('part.clubs')}</h2>
      <table className="standings mt-2">
        <thead>
          <tr>
            <th data-n>{words('teams.rank')}</th>
            <th>{t('part.name')}</th>
            <th data-n className="max-sm:hidden">
              {words('teams.players')}
            </th>
            <th data-n>{words('teams.sum')}</th>
            <th data-n>{t('part.tops')}</th>
          </tr>
        </thead>
        <tbody>
          {clubs.map(({ rank, name, players, total, percentage }) => (
            <tr key={name}>
              <td data-n>{format.number(rank)}</td>
              <td data-name>
                <bdi>{name}</bdi>
              </td>
              <td data-n className="max-sm:hidden">
                {format.number(players)}
              </td>
              <td data-n>{format.number(total)}</td>
              <td data-n>{format.number(percentage, { minimumFractionDigits: 1 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
