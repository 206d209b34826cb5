'use client';
import { useEffect, useReducer, useState } from 'react';
import { useLexicons } from '@/lib/client/lexicons';
import { SiteHeader } from '@/lib/client/notice';
import { Footer, ProblemText } from '@/lib/client/ui';
import { tileSet } from '@/lib/engine';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useLanguage, useTranslations } from '@/lib/i18n/client';
import { emptyRows } from './board-text';
import { lineReducer } from './line';
import { Position } from './position';
import { type Setting, save } from './saved';
import { type Start, settingFor, useStart } from './use-start';

/** Any position with all its moves, found in this page; games are played on, and real ones typed in. */
export function Analysis() {
  const t = useTranslations('analysis');
  const { lexicons, problem } = useLexicons();
  const begun = useStart(lexicons, useLanguage().language.tag.slice(0, 2));
  const wrong = problem ?? begun.problem;
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader title={<h1 className="truncate font-bold sm:text-lg">{t('title')}</h1>} />
      <main className="grow">
        {wrong ? <ProblemText problem={wrong} /> : null}
        {lexicons && begun.start ? (
          <Begun lexicons={lexicons} start={begun.start} />
        ) : wrong ? null : (
          <p role="status" className="min-h-dvh px-4 text-quiet lg:px-6">
            {t('loading')}
          </p>
        )}
      </main>
      <Footer />
    </div>
  );
}

function Begun({ lexicons, start }: { lexicons: readonly LexiconInfo[]; start: Start }) {
  const [setting, setSetting] = useState(start.setting);
  const [history, dispatch] = useReducer(lineReducer, { line: start.line, past: [] });
  const { line } = history;
  useEffect(() => save({ ...setting, line }), [setting, line]);

  const withLexicon = (lexicon: LexiconInfo) => {
    const { lexicon: _, tileSet: __, notation: ___, ...format } = setting;
    const next: Setting = { ...settingFor(lexicon), ...format };
    // Another alphabet cannot lie on this board.
    if (lexicon.tileSet !== setting.tileSet) {
      dispatch({ kind: 'game', line: { start: emptyRows(tileSet(lexicon.tileSet)), turns: [], rack: '' } });
    }
    setSetting(next);
  };
  return (
    <Position
      key={setting.tileSet}
      {...{ setting, lexicons, history, dispatch }}
      from={start.from}
      given={start.given ?? null}
      onLexicon={withLexicon}
      onSetting={setSetting}
    />
  );
}
