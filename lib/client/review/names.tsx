import type { Named } from '@/lib/http/schemas';
import { sheetPath } from './address';

/** Players, each with the way to the own sheet. */
export function Names({ code, who }: { code: string; who: readonly Named[] }) {
  return who.map(({ playerId, name }, index) => (
    <span key={playerId}>
      {index > 0 ? ', ' : null}
      <a href={sheetPath(code, playerId)} className="hover:underline">
        <bdi>{name}</bdi>
      </a>
    </span>
  ));
}
