'use client';
import { useEffect, useState } from 'react';
import { Proof } from '@/lib/client/proof';
import { Button, CopyButton, LinkButton, ProblemText } from '@/lib/client/ui';
import type { CreatedRoom, GatheringRoom, GatheringView } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { Host } from './host-part';
import { type MadeRoom, RoomLinks } from './room-links';
import { RoomsRanking } from './rooms-ranking';
import { useGathering } from './use-gathering';
import { leadOf } from './waits-for';

const STATUS: Record<GatheringRoom['status'], MessageKey<'gathering'>> = {
  lobby: 'status.lobby',
  running: 'status.running',
  paused: 'status.paused',
  finished: 'status.finished',
};

/** The rooms of a gathering, how far each is, and the ranking over all of them. */
export function GatheringPage({ code }: { code: string }) {
  const t = useTranslations('gathering');
  const { view, ranking, problem, busy, addRoom, newKey, change, showMore } = useGathering(code);
  const [made, setMade] = useState<readonly MadeRoom[]>([]);
  const keep = (room: CreatedRoom | null, name: string) => {
    if (room) setMade((before) => [...before.filter((one) => one.code !== room.code), { ...room, name }]);
    return room !== null;
  };
  if (!view) return <ProblemText problem={problem} />;
  const overAll = ranking ? (
    <RoomsRanking code={view.code} ranking={ranking} released={view.released} onMore={showMore} />
  ) : null;
  return (
    <>
      <p className="text-quiet">{t('title')}</p>
      <h1 className="text-3xl font-bold break-words">
        <bdi>{view.name}</bdi>
      </h1>
      <p className="mt-2">{t(leadOf(view))}</p>
      {view.host ? <HostLink code={view.code} /> : null}
      {view.released ? overAll : null}
      <h2 className="mt-8 text-xl font-bold">{t('rooms')}</h2>
      {view.rooms.length === 0 ? <p className="mt-2 text-quiet">{t('noRooms')}</p> : null}
      <ul className="mt-2">
        {view.rooms.map((room, index) => (
          <Room
            key={room.code ?? index}
            room={room}
            view={view}
            busy={busy}
            onKey={async (roomCode) => keep(await newKey(roomCode), room.name)}
          />
        ))}
      </ul>
      <RoomLinks rooms={made} />
      {view.host && !view.released ? (
        <Host {...{ view, busy }} onAdd={async (name) => keep(await addRoom(name), name)} onChange={change} />
      ) : null}
      <ProblemText problem={problem} className="mt-4" />
      {view.released ? null : overAll}
      <h2 className="mt-10 mb-3 text-xl font-bold">{t('proof')}</h2>
      <Proof seedHash={view.seedHash} seed={view.seed} />
    </>
  );
}

interface RoomProps {
  room: GatheringRoom;
  view: GatheringView;
  busy: boolean;
  onKey(code: string): void;
}

function Room({ room, view, busy, onKey }: RoomProps) {
  const t = useTranslations('gathering');
  const { code, rounds } = room;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="min-w-0">
        <bdi className="block font-semibold break-words">{room.name}</bdi>
        <span className="text-sm text-quiet">
          {t(STATUS[room.status])} · {t('players', { players: room.players })}
          {rounds !== null ? ` · ${t('round', { rounds, of: view.rounds })}` : ''}
        </span>
      </span>
      {code ? (
        <span className="flex flex-wrap gap-2">
          {view.host ? (
            <Button size="sm" kind="plain" busy={busy} onClick={() => onKey(code)}>
              {t('newKey')} <span className="heard">{room.name}</span>
            </Button>
          ) : null}
          <LinkButton size="sm" href={`/e/${code}${view.released ? '/review' : ''}`}>
            {t(view.released ? 'review' : 'open')} <span className="heard">{room.name}</span>
          </LinkButton>
        </span>
      ) : null}
    </li>
  );
}

/** The link that opens this page as its host: from the form that made it, kept in this tab until it is copied. */
function HostLink({ code }: { code: string }) {
  const t = useTranslations('gathering');
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    try {
      const key = sessionStorage.getItem(`onerack.host-key.${code}`);
      if (key) setLink(`${location.origin}/g/${code}#${key}`);
    } catch {
      // Storage is forbidden: the cookie still opens the page here.
    }
  }, [code]);
  if (!link) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 rounded-ui border border-line bg-sheet p-3 text-sm">
      {t('hostLink')} <CopyButton label={t('copy')} text={link} />
    </p>
  );
}
