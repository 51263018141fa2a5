import { test as base, expect, type Page } from '@playwright/test';
import { listStories, serveStorybook } from './built-storybook.ts';
import { findViolations, StoryPage, type Surroundings } from './story-page.ts';

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

const LOCALES = ['en-US', 'ja-JP'];
const THEMES = ['light', 'dark'];
const EVERYWHERE: readonly Surroundings[] = LOCALES.flatMap((locale) => THEMES.map((theme) => ({ locale, theme })));
/** A guide is in English, in Storybook's own look. */
const ONCE: readonly Surroundings[] = [{ locale: 'en-US', theme: 'light' }];

/** Surroundings outside, so that a page seldom changes them. */
for (const surroundings of [...ONCE, ...EVERYWHERE]) {
  const type = ONCE.includes(surroundings) ? 'docs' : 'story';
  for (const story of listStories().filter((entry) => entry.type === type)) {
    test(`${story.title} ${story.name}, ${surroundings.locale}, ${surroundings.theme}`, async ({ workshop }) => {
      const problems = await workshop.stories.show(story, surroundings);
      const violations = type === 'docs' ? [] : await findViolations(workshop.page);
      expect([...problems, ...violations]).toEqual([]);
    });
  }
}
