'use client';
import { Code } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { joinAddress } from './join-address';
import { QrCode } from './qr-code';
import { sizedFor } from './sized-for';

/** The way in, as large as it goes, and the names as they arrive. */
export function HallLobby({ event }: { event: Snapshot }) {
  const { code, players, joined } = event;
  const { url, site } = joinAddress(event.joinUrl);
  return (
    <div className="hall-lobby">
      <div className="self-center">
        <p className="hall-words">Go to</p>
        <p className="hall-site" style={sizedFor(site, 10)}>
          {site}
        </p>
        <p className="hall-words mt-[0.9em]">and type</p>
        <Code value={code} className="hall-code" />
      </div>
      <div className="hall-qr">
        <QrCode text={url} label={`QR code of ${url}`} className="w-full" />
      </div>
      <div className="col-span-full flex min-h-0 flex-col gap-[0.7em]">
        <p role="status" className="hall-words">
          {players === 0 ? (
            'Nobody is here yet'
          ) : (
            <>
              <b className="tabular text-ink">{players}</b>{' '}
              {players === 1 ? 'player is here' : 'players are here'}
            </>
          )}
        </p>
        <ul className="hall-names" aria-label="Players">
          {joined.map((name) => (
            <li key={name} className="hall-chip">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
