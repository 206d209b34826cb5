import { FORMATS, OWN_RACK } from '@/lib/game';
import { getFormatter, getTranslations } from '@/lib/i18n/server';
import { Part } from './part';

const NAMED = [
  ['normal', 'formats.normal'],
  ['7of8', 'formats.sevenOfEight'],
  ['7and8', 'formats.sevenAndEight'],
  ['7and8and9', 'formats.sevenEightNine'],
  ['9tile', 'formats.nineTiles'],
] as const;

/** Other racks, and the joker. */
export async function FormatsPart() {
  const t = await getTranslations('rules');
  const format = await getFormatter();
  const bonusText = (bonus: Readonly<Record<number, number>>) =>
    format.list(
      Object.entries(bonus).map(([tiles, points]) =>
        t('formats.bonusPart', { points, tiles: Number(tiles) }),
      ),
      { type: 'conjunction', style: 'narrow' },
    );
  const row = (name: string, [rack, most, bonus]: readonly [string, string, string]) => (
    <tr key={name}>
      <th scope="row" className="text-ink!">
        {name}
      </th>
      <td data-n>{rack}</td>
      <td data-n>{most}</td>
      <td>{bonus}</td>
    </tr>
  );
  return (
    <Part id="formats" title={t('formats.title')}>
      <p>{t('formats.text')}</p>
      <table className="standings">
        <thead>
          <tr>
            <th scope="col">{t('formats.format')}</th>
            <th scope="col" data-n>
              {t('formats.rack')}
            </th>
            <th scope="col" data-n>
              {t('formats.most')}
            </th>
            <th scope="col">{t('formats.bonus')}</th>
          </tr>
        </thead>
        <tbody>
          {NAMED.map(([id, name]) => {
            const { rackSize, maxPlaced, bonus } = FORMATS[id].rules;
            return row(t(name), [format.number(rackSize), format.number(maxPlaced), bonusText(bonus)]);
          })}
          {row(t('formats.own'), [
            t('formats.ownRack', { from: OWN_RACK.min, to: OWN_RACK.max }),
            t('formats.any'),
            t('formats.any'),
          ])}
        </tbody>
      </table>
      <p>{t('formats.joker')}</p>
      <p>{t('formats.house')}</p>
    </Part>
  );
}
