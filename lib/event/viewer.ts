import { sql } from '@/lib/db';
import { shared } from '@/lib/ops';
import type { EventInfo } from './event-info';
import { Remembered } from './remembered';
import { type KnownStaff, knownStaff, type Staff, staffByKey } from './staff';

/** Whoever has a seat in an event. */
export interface Player {
  id: string;
  name: string;
  /** time beyond everybody's end */
  extraMs: number;
  /** of the personal code */
  codesRenewed: number;
  /** other devices have come with the personal code */
  onOthers: boolean;
}

/** Who looks at an event, or acts in it. */
export interface Viewer {
  /** a seat in this event */
  player: Player | null;
  /** may lead the event: by the host key, as its owner, or as a co-host */
  host: boolean;
  /** whom the host has invited */
  staff: Staff | null;
  /** the key was a player's whom the host has taken out */
  removed?: boolean;
  /** the key is of somebody who came late and waits for the host's word */
  waiting?: boolean;
  /** the key was a player's until the host renewed the personal code */
  renewed?: boolean;
}

/** Somebody who is told everything there is to know at this moment. */
export interface Guest extends Viewer {
  /** where others join, by the way this one came */
  joinUrl: string;
}

/** Proofs that came with a request: hashes of keys, and the signed-in user. */
export interface Proofs {
  playerKeyHash: string | null;
  hostKeyHash: string | null;
  staffKeyHash: string | null;
  userId: string | null;
}

/** What is not said is as it is for whoever has just joined. */
interface Seat {
  id: string;
  name: string;
  extraMs?: number;
  codesRenewed?: number;
  onOthers?: boolean;
  eventId: string;
  removed?: boolean;
  waiting?: boolean;
}

const seats = () => shared('seats', () => new Remembered<Seat>(50_000));

async function readSeat(keyHash: string): Promise<Seat | null> {
  const [seat] = await sql()<Seat[]>`
    select id, name, event_id as "eventId", removed_at is not null as removed,
           asked_at is not null as waiting, extra_ms as "extraMs", codes_renewed as "codesRenewed",
           exists (select 1 from player_key where player_id = player.id) as "onOthers"
    from player where id = (select id from player where key_hash = ${keyHash}
                            union all select player_id from player_key where key_hash = ${keyHash})`;
  return seat ?? null;
}

/** Keys of another event, of a removed player or an ended helper open nothing. */
export async function viewerOf(event: EventInfo, proofs: Proofs): Promise<Viewer> {
  const { playerKeyHash: hash, staffKeyHash } = proofs;
  const [seat, staff] = await Promise.all([
    hash ? seats().get(hash, () => readSeat(hash)) : null,
    staffKeyHash ? staffByKey(staffKeyHash) : null,
  ]);
  const viewer = viewerIn(event, proofs, seat, staff);
  return hash && !seat ? { ...viewer, renewed: await isRenewed(hash) } : viewer;
}

async function isRenewed(keyHash: string): Promise<boolean> {
  const found = await sql()`select 1 from ended_key where key_hash = ${keyHash}`;
  return found.length > 0;
}

/** The same, if it is known without asking the database. */
export function knownViewer(event: EventInfo, proofs: Proofs): Viewer | undefined {
  const seat = proofs.playerKeyHash ? seats().peek(proofs.playerKeyHash) : null;
  const staff = proofs.staffKeyHash ? knownStaff(proofs.staffKeyHash) : null;
  return seat === undefined || staff === undefined ? undefined : viewerIn(event, proofs, seat, staff);
}

function viewerIn(event: EventInfo, proofs: Proofs, seat: Seat | null, known: KnownStaff | null): Viewer {
  const own = seat && seat.eventId === event.id ? seat : null;
  const first = isFirstHost(event, proofs);
  // The first host may try an invitation in the own browser, and stays the first host.
  const staff = !first && known && known.eventId === event.id ? staffIn(known) : null;
  return {
    player: own && !own.removed ? playerIn(own) : null,
    removed: Boolean(own?.removed && !own.waiting),
    waiting: own?.waiting ?? false,
    staff,
    host: first || staff?.role === 'host',
  };
}

function isFirstHost(event: EventInfo, { hostKeyHash, userId }: Proofs): boolean {
  return hostKeyHash === event.hostKeyHash || (event.ownerId !== null && userId === event.ownerId);
}

const staffIn = ({ id, name, role }: KnownStaff): Staff => ({ id, name, role });

function playerIn({ id, name, extraMs = 0, codesRenewed = 0, onOthers = false }: Seat): Player {
  return { id, name, extraMs, codesRenewed, onOthers };
}

export function forgetSeat(keyHash: string): void {
  seats().forget(keyHash);
}

/** When notifications may have been lost. */
export function forgetSeats(): void {
  seats().clear();
}

/** A seat that was just given out, so that its first request needs no reading. */
export function rememberSeat(keyHash: string, seat: Seat): void {
  seats().put(keyHash, seat);
}
