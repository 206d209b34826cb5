'use client';
import { FORMATS } from '@/lib/client/board';
import { LexiconSheet, LexiconTerms, useNames, wordsText } from '@/lib/client/lexicons';
import { Button, Choice, Select } from '@/lib/client/ui';
import type { FormatId } from '@/lib/game';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import type { Setting } from './saved';

export interface SettingPartProps {
  setting: Setting;
  lexicons: readonly LexiconInfo[];
  /** the lists are open to choose from */
  choosing: boolean;
  onChoosing(choosing: boolean): void;
  onLexicon(lexicon: LexiconInfo): void;
  onChange(setting: Setting): void;
}

/** Which words and tiles, how many of them, and how places are written. */
export function SettingPart({
  setting,
  lexicons,
  choosing,
  onChoosing,
  onLexicon,
  onChange,
}: SettingPartProps) {
  const t = useTranslations('analysis');
  const create = useTranslations('create');
  const lists = useTranslations('lexicons');
  const names = useNames();
  const chosen = lexicons.find(({ id }) => id === setting.lexicon);
  const isListed = FORMATS.some(([id]) => id === setting.format);
  return (
    <details className="border-y border-line py-1">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2">
        <b>{chosen ? <bdi>{names.lexicon(chosen)}</bdi> : setting.lexicon}</b>
        <span className="tabular text-sm text-quiet">{chosen ? wordsText(lists, chosen) : null}</span>
        <span className="ms-auto font-semibold text-accent underline underline-offset-4">
          {t('setting.change')}
        </span>
      </summary>
      <div className="grid gap-4 py-3">
        <div>
          <Button size="sm" aria-haspopup="dialog" onClick={() => onChoosing(true)}>
            {lists('chosen.change')}
          </Button>
          {chosen ? (
            <p className="mt-1 text-sm break-words text-quiet">
              <LexiconTerms lexicon={chosen} />
            </p>
          ) : null}
        </div>
        <Select
          label={create('format.title')}
          value={setting.format}
          onChange={(event) => onChange({ ...setting, format: event.target.value as FormatId, own: null })}
        >
          {FORMATS.map(([id, text]) => (
            <option key={id} value={id}>
              {create(text)}
            </option>
          ))}
          {isListed ? null : <option value={setting.format}>{t('setting.asEvent')}</option>}
        </Select>
        <Choice
          label={create('notation.title')}
          value={setting.notation}
          options={[
            { value: 'letter-first', label: 'H8' },
            { value: 'number-first', label: '8H' },
          ]}
          onChange={(notation) => onChange({ ...setting, notation })}
        />
      </div>
      <LexiconSheet
        open={choosing}
        lexicons={lexicons}
        chosen={setting.lexicon}
        onChoose={(lexicon) => {
          onChoosing(false);
          onLexicon(lexicon);
        }}
        onClose={() => onChoosing(false)}
      />
    </details>
  );
}
