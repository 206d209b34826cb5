/** Where the script of the player's page begins (`scripts/player-script.mjs`); in development it is Next's own. */
import { createRoot } from 'react-dom/client';
import { pageData } from './page-data';
import { PlayerRoot } from './player-root';

// Drawn anew, not taken over: what the server has drawn says only that something is coming.
createRoot(document.getElementById('__next')!).render(<PlayerRoot {...pageData(document)} />);
