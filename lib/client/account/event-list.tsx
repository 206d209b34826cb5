import type { MyEvent } from '@/lib/http/schemas/results';
import { getTranslations } from '@/lib/i18n/server';
import { DayText } from '../home';
import { Between, Code, LinkButton } from '../ui';

const SECTIONS = [
  { title: 'events.running', shows: ['running', 'paused'] },
  { title: 'events.lobby', shows: ['lobby'] },
  { title: 'events.finished', shows: ['finished'] },
] as const;

/** A host's events: what runs now first, then what waits, then what is over. */
export async function EventList({ events }: { events: readonly MyEvent[] }) {
  const t = await getTranslations('account');
  if (events.length === 0) return <NoEvents />;
  return SECTIONS.map(({ title, shows }) => {
    const those = events.filter((event) => (shows as readonly string[]).includes(event.status));
    if (those.length === 0) return null;
    return (
      <section key={title} className="mt-8">
        <h2 className="text-lg font-bold">{t(title)}</h2>
        <ul className="mt-2 border-t border-line">
          {those.map((event) => (
            <Row key={event.code} event={event} />
          ))}
        </ul>
      </section>
    );
  });
}

async function NoEvents() {
  const t = await getTranslations('account');
  return (
    <div className="mt-8 rounded-ui border border-dashed border-line-strong px-5 py-8">
      <p className="text-lg font-semibold">{t('events.none')}</p>
      <p className="mt-1 text-quiet">{t('events.noneHint')}</p>
    </div>
  );
}

async function Row({ event }: { event: MyEvent }) {
  const t = await getTranslations('account');
  const { name, players, rounds, status } = event;
  const over = status === 'finished';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 grow basis-44">
        <p className="flex items-baseline gap-3">
          <bdi className="truncate font-semibold">{name}</bdi>
          {status === 'paused' ? (
            <span className="shrink-0 text-sm text-quiet">{t('events.paused')}</span>
          ) : null}
        </p>
        <p className="text-sm text-quiet">
          {over ? null : (
            <>
              <Code value={event.code} className="text-ink" />
              <Between />
            </>
          )}
          {t('events.players', { players })}
          {status === 'lobby' ? null : (
            <>
              <Between />
              {t('events.rounds', { rounds })}
            </>
          )}
          <Between />
          <DayText ms={event.finishedAt ?? event.startedAt ?? event.createdAt} />
        </p>
      </div>
      <div className="flex gap-2">
        {over ? (
          <LinkButton href={`/e/${event.code}/review`} aria-label={t('events.resultsOf', { name })}>
            {t('events.results')}
          </LinkButton>
        ) : null}
        <LinkButton
          href={`/host/${event.code}`}
          kind={over ? 'plain' : 'soft'}
          aria-label={t('events.deskOf', { name })}
        >
          {t('events.desk')}
        </LinkButton>
      </div>
    </li>
  );
}
