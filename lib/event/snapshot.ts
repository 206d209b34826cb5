import { dbNow, sql, transaction } from '@/lib/db';
import type { TargetsByLevel } from '@/lib/game';
import type { OnPaper, Snapshot, StandingRow, You } from '@/lib/http/schemas';
import { shared } from '@/lib/ops';
import type { Db } from './columns';
import type { EventInfo } from './event-info';
import { gameHead } from './game-standings';
import { hallCodeOf } from './hall-code';
import { isGatheringOn, isKeptBack, isKeptFromOutside } from './kept-back';
import { lastCancelled } from './last-cancelled';
import { NAMES_SHOWN } from './log-entries';
import { readOwnPlay } from './own-play';
import { ownResult } from './own-result';
import { personalCode } from './personal-code';
import { fromOutside, roundView, withoutTops } from './redact';
import { type Refusal, refuse } from './refusal';
import { Remembered } from './remembered';
import { type RoundRow, roundColumns, untilNext } from './round-row';
import { simulatedColumn } from './simulated/simulated-column';
import { readStandings, roundCounts, topTotal } from './standings-sql';
import { readReached } from './target-reached';
import { countAsking } from './tell-asking';
import type { Guest, Player } from './viewer';

/** What is the same for everybody at one version of an event. */
interface SharedView {
  version: number;
  round: RoundRow | null;
  /** the snapshot without what belongs to one viewer or one moment */
  view: Omit<
    Snapshot,
    | 'round'
    | 'you'
    | 'host'
    | 'staff'
    | 'removed'
    | 'renewed'
    | 'waiting'
    | 'hallCode'
    | 'hallCodeUntil'
    | 'joinUrl'
    | 'now'
    | 'slips'
    | 'onPaper'
  >;
  sent: number;
}

interface Facts {
  status: Snapshot['status'];
  version: number;
  players: number;
  locked: boolean;
  extraTime: Snapshot['extraTime'];
  endReason: string | null;
  seed: string;
  seedHash: string;
  simulated: number;
  targetLevels: TargetsByLevel | null;
}

const cache = () => shared('shared-views', () => new Remembered<SharedView>(500));

/** Everything the viewer may know of the event at this moment. */
export async function readSnapshot(event: EventInfo, viewer: Guest): Promise<Snapshot | Refusal> {
  const [row] = await sql()<{ version: number }[]>`select version from event where id = ${event.id}`;
  if (!row) return refuse('event-not-found');
  const common = await cache().get(`${event.id} ${row.version}`, () => readShared(event));
  if (!common) return refuse('event-not-found');
  const now = Math.round(dbNow());
  const hall = viewer.host && common.view.status !== 'finished' ? hallCodeOf(event, now) : null;
  const running = common.round && common.round.status !== 'closed';
  const snapshot: Snapshot = {
    ...common.view,
    round: common.round && roundView(event, common.round, now),
    ...(running && seesCount(viewer) ? await slipsIn(event) : { slips: common.sent }),
    you: viewer.player && (await readYou(event, viewer.player, common.round)),
    host: viewer.host,
    staff: viewer.staff,
    removed: viewer.removed ?? false,
    renewed: viewer.renewed ?? false,
    waiting: viewer.waiting ?? false,
    hallCode: hall?.code ?? null,
    hallCodeUntil: hall?.until ?? null,
    joinUrl: viewer.joinUrl,
    now,
  };
  if (await isKeptFromOutside(event, viewer)) return fromOutside(snapshot);
  const isOver = common.view.status === 'finished';
  return isOver && (await isKeptBack(event, viewer)) ? withoutTops(snapshot) : withSeed(event, snapshot);
}

/** In a room of a gathering the seed is told when all rooms have finished: the others' racks follow from it. */
async function withSeed({ gatheringId }: EventInfo, snapshot: Snapshot): Promise<Snapshot> {
  if (snapshot.seed === null || gatheringId === null) return snapshot;
  return (await isGatheringOn(gatheringId)) ? { ...snapshot, seed: null } : snapshot;
}

/** Players have their own slip to think about, unless they help to lead the event. */
const seesCount = ({ player, host, staff }: Guest) => host || staff !== null || player === null;

/** People whose slip for the round that is being played is in, by phone or entered from paper, and who is on paper. */
export async function slipsIn({ id, gameId }: EventInfo): Promise<Pick<Snapshot, 'slips' | 'onPaper'>> {
  const [row] = await sql()<({ sent: number } & OnPaper)[]>`
    with playing as (select id from round where game_id = ${gameId} and status in ('open', 'paused')),
    sent as materialized (
      select s.player_id from slip s join player p on p.id = s.player_id and p.removed_at is null
      where s.round_id in (select id from playing) and s.body is not null and not s.simulated),
    entered as materialized (
      select distinct e.player_id from paper_entry e join player p on p.id = e.player_id and p.removed_at is null
      where e.round_id in (select id from playing) and e.state in ('counts', 'waits')
        and e.player_id not in (select player_id from sent))
    select (select count(*) from sent)::int as sent, (select count(*) from entered)::int as slips, (
      select count(*) from (
        select player_id as id from entered
        union
        select id from player where event_id = ${id} and removed_at is null and paper
          and id not in (select player_id from sent)) on_paper)::int as players`;
  const { sent = 0, slips = 0, players = 0 } = row ?? {};
  return { slips: sent + slips, ...(players > 0 && { onPaper: { players, slips } }) };
}

/** Read in one transaction that sees one state, so that the version belongs to all of it. */
function readShared(event: EventInfo): Promise<SharedView | null> {
  return transaction(async (tx) => {
    const [facts] = await tx<Facts[]>`
      select e.status, e.version, e.players, e.locked, e.extra_time as "extraTime", e.end_reason as "endReason", g.seed,
        g.seed_hash as "seedHash", e.settings->'targetLevels' as "targetLevels", ${simulatedColumn()}
      from event e join game g on g.id = ${event.gameId} where e.id = ${event.id}`;
    if (!facts) return null;
    const rounds = await tx<RoundRow[]>`
      select ${roundColumns()} from round r
      where r.game_id = ${event.gameId} and r.status <> 'cancelled' and ${untilNext(tx, event.gameId)}
      order by r.number desc limit 3`;
    const round = rounds.find((candidate) => candidate.status !== 'prepared') ?? null;
    const coming = rounds.find((candidate) => candidate.status === 'prepared');
    const closed = rounds.find((candidate) => candidate.status === 'closed');
    const total = await topTotal(tx, event.gameId);
    const reached = await readReached(tx, event);
    const counts = closed ? await roundCounts(tx, closed.id) : { sent: 0, found: 0, ranked: 0 };
    const joined =
      facts.status === 'lobby'
        ? await tx<{ name: string }[]>`
            select name from player where event_id = ${event.id} and removed_at is null
            order by joined_at desc, name_key, id desc limit ${NAMES_SHOWN}`
        : [];
    return {
      version: facts.version,
      round,
      sent: round?.status === 'closed' ? counts.sent : 0,
      view: {
        id: event.id,
        ...(facts.simulated > 0 && { simulated: facts.simulated }),
        code: event.code,
        name: event.name,
        version: facts.version,
        status: facts.status,
        // They may have come with the start, which what is remembered of the event need not know yet.
        settings: { ...event.settings, targetLevels: facts.targetLevels },
        tileSet: event.tileSet,
        players: facts.players,
        locked: facts.locked,
        asking: event.settings.lateJoin === 'approval' ? await countAsking(tx, event.id) : 0,
        joined: joined.map(({ name }) => name),
        nextOpensAt: round?.status === 'closed' ? (coming?.opensAt ?? null) : null,
        standings: closed ? await readStandings(tx, closed.id, total, { most: 10 }) : [],
        gameStandings: await endedGame(tx, event, closed),
        found: counts.found,
        ranked: counts.ranked,
        topTotal: total,
        extraTime: facts.extraTime,
        seedHash: facts.seedHash,
        seed: facts.status === 'finished' ? facts.seed : null,
        endReason: facts.endReason,
        reached,
        // In a lobby and while a rack is being played there is none, and those change most often.
        cancelled:
          facts.status === 'lobby' || (round && round.status !== 'closed')
            ? null
            : await lastCancelled(tx, { ...facts, eventId: event.id, standing: round?.number ?? 0 }),
      },
    };
  }, 'isolation level repeatable read read only');
}

/** The first ten of the game that a round has ended, alone, where there are several games. */
async function endedGame(tx: Db, event: EventInfo, closed: RoundRow | undefined): Promise<StandingRow[]> {
  const isOver = closed !== undefined && closed.gameEnd !== null && event.settings.games > 1;
  return isOver ? gameHead(tx, event, closed.game) : [];
}

async function readYou(event: EventInfo, player: Player, round: RoundRow | null): Promise<You> {
  const you = {
    playerId: player.id,
    name: player.name,
    slip: null,
    draft: null,
    result: null,
    personalCode: personalCode(event.id, player),
    extraMs: player.extraMs,
  };
  if (!round) return you;
  const closed = round.status === 'closed' ? round.number : round.number - 1;
  return {
    ...you,
    ...(round.status !== 'closed' && (await readOwnPlay(event, player.id, round))),
    result: closed > 0 ? await ownResult(event.gameId, closed, player.id) : null,
  };
}
