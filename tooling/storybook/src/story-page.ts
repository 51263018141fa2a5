import { createRequire } from 'node:module';
import { expect, type Page, type Request } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
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

/** What Storybook is told. */
type Message = readonly [event: string, detail: unknown];

interface Channel {
  readonly on: (event: string, listener: (detail: unknown) => void) => void;
  readonly emit: (event: string, detail: unknown) => void;
}

declare global {
  interface Window {
    /** The story that is waited for, and how it ended. */
    lobbyStory?: string | undefined;
    lobbyStoryEnded?: Ending | undefined;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    axe?: { readonly run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Remembers how the story ends; Storybook tells it once, maybe before anyone asks. Runs in the page. */
function listenForEnding(): void {
  const endings = ['storyFinished', 'docsRendered', 'storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
  const isOfAnother = (detail: unknown) => {
    const id = (detail as { storyId?: string } | undefined)?.storyId;
    return id !== undefined && window.lobbyStory !== undefined && id !== window.lobbyStory;
  };
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (given: Channel) => {
      channel = given;
      for (const event of endings) {
        given.on(event, (detail) => {
          if (!isOfAnother(detail)) window.lobbyStoryEnded ??= { event, detail };
        });
      }
    },
  });
}

/** A page that goes from story to story and from language to language. It is loaded anew only where the theme changes. */
export class StoryPage {
  readonly #page: Page;
  readonly #origin: string;
  #theme: string | undefined;
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
    await page.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
    return new StoryPage(page, origin);
  }

  /** Shows a story, its interactions played, and tells what went wrong, a line each. */
  async show(story: StoryEntry, surroundings: Surroundings): Promise<readonly string[]> {
    if (this.#theme !== surroundings.theme) {
      this.#theme = surroundings.theme;
      const globals = encodeURIComponent(`locale:${surroundings.locale};theme:${surroundings.theme}`);
      await this.#page.goto(`${this.#origin}/iframe.html?id=${story.id}&viewMode=${story.type}&globals=${globals}`);
      return this.#settle(story, surroundings, []);
    }
    return this.#settle(story, surroundings, [
      ['updateGlobals', { globals: surroundings }],
      ['setCurrentStory', { storyId: story.id, viewMode: story.type }],
    ]);
  }

  /** Turns the story that is shown to another language, as it stands. */
  async turnTo(story: StoryEntry, surroundings: Surroundings): Promise<readonly string[]> {
    return this.#settle(story, surroundings, [['updateGlobals', { globals: surroundings }]]);
  }

  /** Tells Storybook, then waits until all that the story loads and moves has come to rest. */
  async #settle({ id, type }: StoryEntry, { locale }: Surroundings, messages: readonly Message[]): Promise<readonly string[]> {
    const wanted = { story: id, lang: type === 'story' ? locale : undefined };
    const { event, detail } = await this.#page.evaluate(tellAndWait, [wanted, messages] as const);
    if (this.#requests.size > 0) await expect.poll(() => this.#requests.size, { intervals: [20] }).toBe(0);
    await this.#page.evaluate(comeToRest);
    const wentWell = event === 'docsRendered' || (event === 'storyFinished' && (detail as { status: string }).status === 'success');
    const problems = this.#problems;
    this.#problems = [];
    return wentWell ? problems : [`${event}: ${JSON.stringify(detail)}`, ...problems];
  }
}

/** Gives Storybook its messages and waits for the end of the story in the wanted language. Runs in the page. */
async function tellAndWait([wanted, messages]: readonly [
  { story: string; lang: string | undefined },
  readonly Message[],
]): Promise<Ending> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (messages.length > 0) {
    window.lobbyStory = wanted.story;
    window.lobbyStoryEnded = undefined;
    for (const [event, detail] of messages) window.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, detail);
  }
  const isThere = () => wanted.lang === undefined || document.documentElement.lang === wanted.lang;
  while (!window.lobbyStoryEnded || !isThere()) await nextFrame();
  return window.lobbyStoryEnded;
}

/** Waits for fonts, for what is drawn next, and for every movement that ends. Runs in the page. */
async function comeToRest(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** What axe finds wrong: one line a violation, naming the rule and the elements. */
export async function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const results = await window.axe?.run(document, { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] });
    if (!results) throw new Error('axe is not in the page');
    return results.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  }, RULES);
}
