import type { Locator, Page } from '@playwright/test';
import { enter } from '#/enter.ts';
import { expect, journey } from '#/journey.ts';

journey.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

/** Rows of tabs that are wider than a phone; each begins at its last one. */
const ROWS = [
  ['/dashboard/team?tab=audit', 'Parts of the team'],
  ['/dashboard/knowledge-base/ai-corpus?tab=sources', 'Parts of the corpus'],
  ['/dashboard/overview?account=business', 'Parts of your account'],
  ['/dashboard/work-order?view=all', 'Work orders'],
] as const;

/** Whether all of it is seen, and a finger meets it and nothing above it. */
const isReached = (tab: Locator) =>
  tab.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, top + height / 2);
    return left >= 0 && right <= innerWidth && element.contains(met);
  });
const sideways = (page: Page) => page.evaluate(() => document.querySelector('main')?.scrollLeft ?? 0);

for (const [path, label] of ROWS)
  journey(
    `${label}: every tab is reached on a narrow phone, by finger and by key, and the chosen one is seen`,
    async ({ page, signUp, violations }) => {
      const { token } = await signUp();
      await enter(page, token, path);
      const row = page.getByRole('tablist', { name: label });
      const tabs = row.getByRole('tab');
      const chosen = row.getByRole('tab', { selected: true });
      await expect(chosen).toBeVisible();
      await expect.poll(() => isReached(chosen)).toBe(true);
      expect(await violations()).toEqual([]);
      const count = await tabs.count();
      for (let place = count - 1; place >= 0; place -= 1) {
        const tab = tabs.nth(place);
        await tab.tap();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect.poll(() => isReached(tab)).toBe(true);
      }
      await expect(tabs.first()).toBeFocused();
      for (let place = 1; place < count; place += 1) {
        await page.keyboard.press('ArrowRight');
        await expect(tabs.nth(place)).toBeFocused();
        await expect.poll(() => isReached(tabs.nth(place))).toBe(true);
      }
      expect(await sideways(page)).toBe(0);
      expect(await violations()).toEqual([]);
    },
  );
