'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { notationOf } from '@/lib/client/board';
import { BringOwn, LexiconChoice, type LexiconState, useLexicons } from '@/lib/client/lexicons';
import { Button, Field, LinkButton, ProblemText, serverText } from '@/lib/client/ui';
import type { PreparedFile, PrepareGame } from '@/lib/http/schemas';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import { useLanguage, useTranslations } from '@/lib/i18n/client';
import { FileDrop } from './file-drop';
import { FormatSelect } from './format-select';
import { GameView } from './game-view';
import { LevelField } from './level-field';
import { handOverPrepared, savePreparedFile } from './prepared-file';
import { givenIn, useGame } from './use-game';

type Settings = NonNullable<PrepareGame['settings']>;

const LINK = 'font-semibold text-accent underline underline-offset-4';

/** It comes with a file alone. */
const isOwnFormat = (format: Settings['format'] = 'normal') => format.startsWith('own');

/** A whole game drawn and solved beforehand: looked at, changed, saved, and played. */
export function PreparePage() {
  const t = useTranslations('prepare');
  const said = useTranslations('problem');
  const router = useRouter();
  const list = useLexicons();
  const { lexicons } = list;
  const [name, setName] = useState('');
  const [seed, setSeed] = useState('');
  const { tag } = useLanguage().language;
  const [chosen, setSettings] = useState<Settings>({ longestWord: null, dearestLetter: null });
  // Until one is chosen, the lexicon of the reader's language.
  const ownWords = lexicons?.find(({ id }) => id === tag)?.id ?? 'en';
  const settings = { ...chosen, lexicon: chosen.lexicon ?? ownWords };
  const [rounds, setRounds] = useState('');
  const { game, problem, fault, changeFault, busy, draw, change } = useGame();
  const tileSet = lexicons?.find(({ id }) => id === settings.lexicon)?.tileSet ?? 'en';
  const notation = settings.notation ?? notationOf(tileSet);

  const whole = (): Settings => ({
    ...settings,
    notation,
    maxRounds: Number.parseInt(plainDigits(rounds), 10) || null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void draw(whole(), seed.trim() || undefined, []);
  };
  // A file with a fault leaves the game that is there, with all that belongs to it.
  const load = async (file: PreparedFile) => {
    if (!(await draw(file.settings, file.seed ?? undefined, givenIn(file)))) return;
    setName(file.name);
    setSeed(file.seed ?? '');
    setRounds(file.settings.maxRounds ? String(file.settings.maxRounds) : '');
    setSettings(file.settings);
  };
  const file = (): PreparedFile => ({
    format: 'onerack-prepared',
    version: 1,
    name: name.trim() || t('unnamed'),
    settings: whole(),
    tileSet: game?.tileSet ?? tileSet,
    seed: game?.seed ?? null,
    rounds: (game?.rounds ?? []).map((round) => ({
      game: round.game,
      rack: round.text,
      top: round.top,
      drawn: round.drawn,
    })),
  });
  const play = () => {
    handOverPrepared(file());
    router.push('/host');
  };
  return (
    <>
      <h1 className="text-3xl font-bold">{t('title')}</h1>
      <p className="mt-3 max-w-2xl">{t('lead')}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <form onSubmit={submit} className="grid gap-4">
          <Field
            label={t('name')}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <Words list={list} settings={settings} onChange={setSettings} />
          <FormatSelect
            format={settings.format ?? 'normal'}
            own={isOwnFormat(settings.format)}
            onChange={(format) =>
              setSettings({ ...settings, format, own: isOwnFormat(format) ? (settings.own ?? null) : null })
            }
          />
          <LevelField
            longestWord={settings.longestWord ?? null}
            dearestLetter={settings.dearestLetter ?? null}
            onChange={(level) => setSettings({ ...settings, ...level })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={t('rounds')}
              hint={t('roundsHint')}
              inputMode="numeric"
              autoComplete="off"
              value={rounds}
              onChange={({ target }) => setRounds(target.value)}
            />
            <Field
              label={t('seed')}
              hint={t('seedHint')}
              autoComplete="off"
              value={seed}
              maxLength={200}
              onChange={({ target }) => setSeed(target.value)}
            />
          </div>
          <ProblemText problem={problem} />
          <Button type="submit" kind={game ? 'soft' : 'primary'} busy={busy} className="justify-self-start">
            {t(busy ? 'drawing' : game ? 'drawAgain' : 'draw')}
          </Button>
        </form>
        <FileDrop onFile={(file) => void load(file)} />
      </div>
      {fault ? (
        <p role="alert" className="mt-4 font-semibold text-error">
          {t('fault', { round: fault.round, problem: serverText(said, fault.problem) })}
        </p>
      ) : null}
      {game ? (
        <>
          <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-6">
            <Button kind="primary" onClick={play}>
              {t('play')}
            </Button>
            <Button onClick={() => savePreparedFile(file())}>{t('save')}</Button>
            <p className="text-sm text-quiet">{t('secret')}</p>
          </div>
          <GameView
            game={game}
            notation={notation}
            fault={changeFault}
            busy={busy}
            onChange={(index, round) => change(whole(), index, round)}
          />
        </>
      ) : null}
      <p className="mt-10 text-sm">
        {t.rich('schema', {
          a: (chunks) => (
            <a href="/api/schemas/prepared.json" className={LINK}>
              {chunks}
            </a>
          ),
        })}
      </p>
      <p className="mt-2">
        <LinkButton kind="plain" size="sm" href="/host">
          {t('toForm')}
        </LinkButton>
      </p>
    </>
  );
}

interface WordsProps {
  list: LexiconState;
  settings: Settings;
  onChange(settings: Settings): void;
}

/** Which words count: of one of the lists, or a host's own. */
function Words({ list, settings, onChange }: WordsProps) {
  return (
    <LexiconChoice
      list={list}
      chosen={settings.lexicon ?? 'en'}
      onChoose={({ id, tileSet }) => onChange({ ...settings, lexicon: id, notation: notationOf(tileSet) })}
    >
      <BringOwn />
    </LexiconChoice>
  );
}
