import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 up to AA, and what axe holds to be good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands: one line a violation, naming the rule and the elements. A page without
 * frames is judged where it stands; what axe finds in frames is put together in a page of its own, which costs twice as much.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES);
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
}
