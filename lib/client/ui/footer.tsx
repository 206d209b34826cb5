import { ThemeToggle } from './theme-toggle';

const LINK =
  'inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-ink';

/** The end of every page that is not a board: whose name is whose, and where the notices are. */
export function Footer() {
  return (
    <footer className="mt-auto border-t border-line text-sm text-quiet">
      <div className="flex flex-wrap items-center gap-x-5 px-4 py-1">
        <p className="w-full py-2 sm:w-auto sm:grow">
          Scrabble is a trademark of its owners; Onerack is not connected with them.
        </p>
        <a href="/rules" className={LINK}>
          Rules
        </a>
        <a href="/licences" className={LINK}>
          Licences
        </a>
        <ThemeToggle className="-me-3 ms-auto sm:ms-0" />
      </div>
    </footer>
  );
}
