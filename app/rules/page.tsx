import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { sessionUser } from '@/lib/auth';
import { SitePage } from '@/lib/client/home';
import {
  ClockPart,
  DrawPart,
  EndPart,
  ExamplePart,
  FormatsPart,
  MovePart,
  PointsPart,
  RankingPart,
  RoundPart,
  SoloPart,
  TopPart,
  WarningsPart,
  WrittenPart,
} from '@/lib/client/rules';
import { getTranslations } from '@/lib/i18n/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rules');
  return { title: t('title') };
}

const CONTENTS = [
  ['move', 'move.title'],
  ['points', 'points.title'],
  ['draw', 'draw.title'],
  ['clock', 'clock.title'],
  ['top', 'top.title'],
  ['solo', 'solo.title'],
  ['written', 'written.title'],
  ['warnings', 'warnings.title'],
  ['ranking', 'ranking.title'],
  ['end', 'end.title'],
  ['formats', 'formats.title'],
] as const;

export default async function RulesPage() {
  const t = await getTranslations('rules');
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
      <p className="mt-4 text-lg">{t('lead')}</p>
      <RoundPart />
      <ExamplePart />
      <nav aria-label={t('contents')} className="mt-12 border-y border-line py-3">
        <ul className="flex flex-wrap gap-x-5">
          {CONTENTS.map(([id, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {t(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <MovePart />
      <PointsPart />
      <DrawPart />
      <ClockPart />
      <TopPart />
      <SoloPart />
      <WrittenPart />
      <WarningsPart />
      <RankingPart />
      <EndPart />
      <FormatsPart />
    </SitePage>
  );
}
