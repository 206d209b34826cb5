import { Code } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { joinAddress } from './join-address';
import { QrCode } from './qr-code';
import { sizedFor } from './sized-for';

interface LobbyProps {
  event: Snapshot;
  hallCode: string | null;
}

/** The way in, as large as it goes, and the names as they arrive. */
export function HallLobby({ event, hallCode }: LobbyProps) {
  const t = useTranslations('screen');
  const { players, joined, locked } = event;
  return (
    <div className="hall-lobby" data-locked={locked || undefined}>
      {locked ? (
        <div className="self-center">
          <p className="hall-big">{t('locked')}</p>
          <p className="hall-words mt-[0.4em]">{t('lockedHint')}</p>
        </div>
      ) : (
        <WayIn event={event} hallCode={hallCode} />
      )}
      <div className="hall-here">
        <p role="status" className="hall-words">
          {t.rich('here', { players, b: (chunks) => <b className="hall-number text-ink">{chunks}</b> })}
        </p>
        <ul className="hall-names" aria-label={t('players')}>
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

/** Address, code, the number of the hall where one is asked for, and all of it as a picture to scan. */
export function WayIn({ event, hallCode }: LobbyProps) {
  const t = useTranslations('screen');
  const { url, site, scanned } = joinAddress(event.joinUrl, hallCode);
  return (
    <>
      <div className="self-center">
        <p className="hall-words">{t('goTo')}</p>
        <p className="hall-site" dir="ltr" style={sizedFor(site, 10)}>
          {site}
        </p>
        <dl className="hall-codes" data-two={hallCode !== null || undefined}>
          <div>
            <dt className="hall-words">{t('andType')}</dt>
            <dd>
              <Code value={event.code} className="hall-code" />
            </dd>
          </div>
          {hallCode ? (
            <div>
              <dt className="hall-words">{t('hallCode')}</dt>
              <dd>
                <Code value={hallCode} className="hall-code" />
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
      <div className="hall-qr">
        <QrCode text={scanned} label={t('qrCode', { url })} className="w-full" />
      </div>
    </>
  );
}
