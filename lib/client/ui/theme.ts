/** The cookie that holds a chosen theme: `light` or `dark`; absent while the system decides. */
export const themeCookie = 'theme';

export type Theme = 'system' | 'light' | 'dark';

const YEAR_SECONDS = 31_536_000;

/** Shows a theme at once and keeps it for the next page. Browser only. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  const age = theme === 'system' ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers still in use.
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${age}; samesite=lax`;
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'dark' || chosen === 'light' ? chosen : 'system';
}
