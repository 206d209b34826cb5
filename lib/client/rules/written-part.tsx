import { getTranslations } from '@/lib/i18n/server';
import { Part } from './part';

const ROWS = [
  ['written.right', 'written.rightRuling'],
  ['written.wrongScore', 'written.wrongScoreRuling'],
  ['written.inverted', 'written.invertedRuling'],
  ['written.wrongPlace', 'written.wrongPlaceRuling'],
  ['written.blankMark', 'written.blankMarkRuling'],
  ['written.bad', 'written.badRuling'],
] as const;

/** What a wrong place costs. */
const LESS = 5;

/** How slips are ruled on that were written instead of laid. */
export async function WrittenPart() {
  const t = await getTranslations('rules');
  return (
    <Part id="written" title={t('written.title')}>
      <p>{t('written.text')}</p>
      <table className="standings">
        <thead>
          <tr>
            <th scope="col">{t('written.slip')}</th>
            <th scope="col">{t('written.ruling')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([slip, ruling]) => (
            <tr key={slip}>
              <td className="w-3/5 align-top">{t(slip)}</td>
              <td className="align-top font-semibold">{t(ruling, { less: LESS, zero: 0 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
