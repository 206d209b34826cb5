import { describe, expect, it } from 'vitest';
import { PlotFigure } from '@/lib/client/review/plot-figure';
import { renderInEnglish } from '../../support/in-language';

const distribution = [
  { points: 0, players: 2 },
  { points: 14, players: 5 },
  { points: 26, players: 1 },
];

describe('the plot', () => {
  it('says in words what it shows', () => {
    const html = renderInEnglish(<PlotFigure distribution={distribution} top={30} own={14} />);
    expect(html).toContain('aria-label="Top 30. Most players (5) scored 14. You scored 14."');
    expect(html.split('<rect').length - 1).toBe(31);
    expect(html.split('data-own="true"').length - 1).toBe(2);
  });

  it('marks nobody where there is no own score, and says so where nobody sent anything', () => {
    expect(renderInEnglish(<PlotFigure distribution={distribution} top={30} own={null} />)).not.toContain(
      'data-own',
    );
    expect(renderInEnglish(<PlotFigure distribution={[]} top={30} own={null} />)).toContain('Nobody sent');
  });
});
