/** What app/layout.tsx gives to pages: all tile sets. */
import '@/lib/client/board/every-tile-set';
