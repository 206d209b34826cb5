import type { PlayerProps } from './player-root';

/** As Next writes what a page was rendered with; where its own script is left out, `pages/_document.tsx` does. */
const WHERE = '__NEXT_DATA__';

export function pageData(page: Document): PlayerProps {
  return JSON.parse(page.getElementById(WHERE)?.textContent ?? '').props.pageProps;
}

/** What this page would be rendered with now. Rejects when it cannot be had. */
export async function pageAgain(): Promise<PlayerProps> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  return pageData(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}
