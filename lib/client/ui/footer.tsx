import { ThemeToggle } from './theme-toggle';

/** The thin line at the end of every page that is not a board. */
export function Footer() {
  return (
    <footer className="mt-auto flex items-center justify-between gap-4 border-t border-line px-4 py-1 text-sm text-quiet">
      <p>One rack, one board, one clock.</p>
      <ThemeToggle className="-me-2" />
    </footer>
  );
}
