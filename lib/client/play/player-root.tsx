'use client';
import { useCallback, useEffect, useState } from 'react';
import { Provider } from '@/lib/i18n/client';
import type { PageWords } from '@/lib/i18n/request';
import type { Start } from '../live';
import { WhenFailed } from '../notice';
import { pageAgain } from './page-data';
import { PlayPage } from './play-page';

export interface PlayerProps extends PageWords {
  code: string;
  start: Start | null;
}

/** All of the player's page below its `body`: what `app/layout.tsx` is to the others, and the page itself. */
export function PlayerRoot({ code, start, ...first }: PlayerProps) {
  const [words, setWords] = useState<PageWords>(first);
  const { language, languages, messages } = words;
  // Without a connection everything stays in the language it is in.
  const refresh = useCallback(() => void pageAgain().then(setWords, () => {}), []);
  useEffect(() => {
    const { documentElement: html } = document;
    // To say again what stands there is no small thing: all of the page is laid out anew.
    if (html.lang === language.tag) return;
    html.lang = language.tag;
    html.dir = language.direction;
  }, [language]);
  return (
    <Provider language={language} languages={languages} messages={messages} refresh={refresh}>
      <WhenFailed>
        <PlayPage key={code} code={code} start={start} />
      </WhenFailed>
    </Provider>
  );
}
