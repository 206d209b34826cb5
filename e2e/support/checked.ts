import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Checks {
  /** the squares of a board take longer than all of the rest: false where the same board was checked already */
  board?: boolean;
  /** slow as well: `only` where all else was checked, `not` where they were */
  contrast?: 'too' | 'only' | 'not';
}

/** What a checker of accessibility finds. */
export async function checked(
  page: Page,
  { board = true, contrast = 'too' }: Checks = {},
): Promise<string[]> {
  const checker = new AxeBuilder({ page });
  if (contrast === 'only') checker.withRules('color-contrast');
  if (contrast === 'not') checker.disableRules('color-contrast');
  if (!board) checker.exclude('.board');
  await faded(page);
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** A colour on its way to another is nobody's to judge. */
const faded = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
