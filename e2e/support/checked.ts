import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What a checker of accessibility finds. A board's squares take it longer than all of the rest: they are left out
 * where the same board was checked already. `colours`: nothing but them, where the rest was.
 */
export async function checked(page: Page, { board = true, colours = false } = {}): Promise<string[]> {
  const checker = new AxeBuilder({ page });
  if (colours) checker.withRules('color-contrast');
  if (!board) checker.exclude('.board');
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
