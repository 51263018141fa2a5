import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Request } from '@playwright/test';
import type { StoryEntry } from './built-storybook.ts';

/** WCAG 2.2 up to AA. A story is a piece of a page, so what axe holds to be good practice for whole pages does not fit. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Which page a story stands on. */
export interface Surroundings {
  readonly locale: string;
  readonly theme: string;
}

/** How Storybook says that a story ended, and how it went. */
interface Ending {
  readonly event: string;
  readonly detail: unknown;
}

interface Channel {
  readonly on: (event: string, listener: (detail: unknown) => void) => void;
  readonly emit: (event: string, detail: unknown) => void;
}

declare global {
  interface Window {
    lobbyStoryEnded?: Ending | undefined;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Remembers how the story ends; Storybook tells it once, maybe before anyone asks. Runs in the page. */
function listenForEnding(): void {
  const endings = ['storyFinished', 'docsRendered', 'storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (given: Channel) => {
      channel = given;
      for (const event of endings) given.on(event, (detail) => (window.lobbyStoryEnded ??= { event, detail }));
    },
  });
}

/** A page that goes from story to story. It is loaded anew only where the surroundings change. */
export class StoryPage {
  readonly #page: Page;
  readonly #origin: string;
  #surroundings: Surroundings | undefined;
  #problems: string[] = [];
  readonly #requests = new Set<Request>();

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
    page.on('pageerror', (error) => this.#problems.push(`thrown: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => this.#requests.add(request));
    const forget = (request: Request) => this.#requests.delete(request);
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
  }

  static async open(page: Page, origin: string): Promise<StoryPage> {
    await page.addInitScript(listenForEnding);
    return new StoryPage(page, origin);
  }

  /** Shows a story, waits until all it loads and moves has come to rest, and tells what went wrong, a line each. */
  async show(story: StoryEntry, surroundings: Surroundings): Promise<readonly string[]> {
    await this.#goTo(story, surroundings);
    const ended = await this.#page.waitForFunction(() => window.lobbyStoryEnded);
    const { event, detail } = (await ended.jsonValue()) as Ending;
    await this.#settle(story, surroundings);
    const wentWell = event === 'docsRendered' || (event === 'storyFinished' && (detail as { status: string }).status === 'success');
    const problems = this.#problems;
    this.#problems = [];
    return wentWell ? problems : [`${event}: ${JSON.stringify(detail)}`, ...problems];
  }

  async #goTo({ id, type }: StoryEntry, surroundings: Surroundings): Promise<void> {
    if (this.#surroundings === surroundings) {
      await this.#page.evaluate(
        (selection) => {
          window.lobbyStoryEnded = undefined;
          window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', selection);
        },
        { storyId: id, viewMode: type },
      );
      return;
    }
    this.#surroundings = surroundings;
    const globals = encodeURIComponent(`locale:${surroundings.locale};theme:${surroundings.theme}`);
    await this.#page.goto(`${this.#origin}/iframe.html?id=${id}&viewMode=${type}&globals=${globals}`);
  }

  async #settle({ type }: StoryEntry, { locale }: Surroundings): Promise<void> {
    if (type === 'story') await this.#page.waitForFunction((lang) => document.documentElement.lang === lang, locale);
    await expect.poll(() => this.#requests.size, { intervals: [20] }).toBe(0);
    await this.#page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    });
  }
}

/** What axe finds wrong: one line a violation, naming the rule and the elements. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
}
