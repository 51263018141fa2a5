import { test as base, expect, type Page } from '@playwright/test';
import { listStories, serveStorybook } from './built-storybook.ts';
import { findViolations, StoryPage } from './story-page.ts';

interface Workshop {
  readonly page: Page;
  readonly stories: StoryPage;
}

/** One page a worker goes from story to story: a new one for each would take longer than the stories. */
const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browser }, provide) => {
      const { origin, close } = await serveStorybook();
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Asia/Hong_Kong' });
      const page = await context.newPage();
      await provide({ page, stories: await StoryPage.open(page, origin) });
      await context.close();
      close();
    },
    { scope: 'worker' },
  ],
});

/** English first: interactions are played in it. */
const LOCALES = ['en-US', 'zh-CN', 'zh-HK', 'ja-JP'] as const;
const [FIRST] = LOCALES;

const entries = listStories();

for (const guide of entries.filter(({ type }) => type === 'docs')) {
  test(`${guide.title} ${guide.name}`, async ({ workshop }) => {
    expect(await workshop.stories.show(guide, { locale: FIRST, theme: 'light' })).toEqual([]);
  });
}

/** The theme outside, so that a page is seldom loaded anew; all languages of a story in one go. */
for (const theme of ['light', 'dark']) {
  for (const story of entries.filter(({ type }) => type === 'story')) {
    test(`${story.title} ${story.name}, ${theme}`, async ({ workshop: { page, stories } }) => {
      for (const locale of LOCALES) {
        const surroundings = { locale, theme };
        const problems = locale === FIRST ? await stories.show(story, surroundings) : await stories.turnTo(story, surroundings);
        // In the dark only colours differ, and they are the same in every language.
        const violations = theme === 'light' || locale === FIRST ? await findViolations(page) : [];
        expect([...problems, ...violations], locale).toEqual([]);
      }
    });
  }
}
