import { MoveText } from '../ui';
import { SAMPLE } from './sample';

const SENT = [
  { move: SAMPLE.top, note: 'the top' },
  { move: SAMPLE.others[0]!, note: 'the same word elsewhere' },
  { move: SAMPLE.others[1]!, note: 'five of the seven tiles' },
];

/** Slips of one round and what each is worth, below each other. */
export function SlipExamples() {
  return (
    <table className="standings">
      <thead>
        <tr>
          <th scope="col">Slip</th>
          <th scope="col" data-n>
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {SENT.map(({ move, note }) => (
          <tr key={note}>
            <td>
              <MoveText move={move} notation={SAMPLE.notation} />
              <span className="block text-sm text-quiet">{note}</span>
            </td>
            <td data-n className="align-top font-bold">
              {move.score}
            </td>
          </tr>
        ))}
        <tr>
          <td>
            <span className="text-quiet">nothing sent, or no word</span>
          </td>
          <td data-n className="font-bold">
            0
          </td>
        </tr>
      </tbody>
    </table>
  );
}
