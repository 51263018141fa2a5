import { conversations, user } from '@lobby/contract';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { call } from '#/call.ts';
import { enter } from '#/enter.ts';
import { expect, journey } from '#/journey.ts';

/** The Chromium without a window shows no notifications of a worker. */
const WINDOWED = process.env['CHROMIUM_WINDOW_PATH'] ?? '/usr/bin/chromium';

interface Called {
  readonly tones: number;
  readonly shown: readonly { readonly title: string; readonly body: string }[];
}

/** Notes of one tone. */
const NOTES = 2;

/** Stands in for loudspeaker and notifications of every page of a browser, and counts what they are asked for. */
async function listenIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const count = (change: (called: { tones: number; shown: object[] }) => void) => {
      const called = JSON.parse(localStorage.getItem('called') ?? '{"tones":0,"shown":[]}') as { tones: number; shown: object[] };
      change(called);
      localStorage.setItem('called', JSON.stringify(called));
    };
    class CountedAudio extends AudioContext {
      override createOscillator() {
        count((called) => (called.tones += 1));
        return super.createOscillator();
      }
      override get state() {
        return 'running' as const;
      }
    }
    class CountedNotification extends EventTarget {
      static permission = 'granted';
      close = () => undefined;
      constructor(title: string, { body }: NotificationOptions) {
        super();
        count((called) => called.shown.push({ title, body }));
      }
    }
    Object.assign(globalThis, { AudioContext: CountedAudio, Notification: CountedNotification });
    document.hasFocus = () => localStorage.getItem('away') === null;
  });
}

const calledOn = (page: Page): Promise<Called> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('called') ?? '{"tones":0,"shown":[]}') as never);

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

journey(
  'a visitor calls their person once, whichever of their pages are open, and not while it is read',
  async ({ page, browser, baseURL, signUp }) => {
    const { token } = await signUp();
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token });
    const desk = await browser.newContext({ baseURL: baseURL ?? '' });
    await listenIn(desk);
    const [first, second] = [await desk.newPage(), await desk.newPage()];
    await enter(first, token, '/dashboard/overview?account=alerts');
    await first.getByRole('switch', { name: 'Notifications' }).check({ force: true });
    await expect(first.getByRole('switch', { name: 'Notifications' })).toBeChecked();
    await first.keyboard.press('Escape');
    await second.goto('/dashboard/team');
    for (const each of [first, second]) await expect(each.getByRole('button', { name: /Online/ })).toBeVisible();

    // Nobody looks: a notification, once.
    await first.evaluate(() => localStorage.setItem('away', 'yes'));
    await page.goto(`/chat/${slug}?locale=en-US`);
    await say(page, 'Is somebody there?');
    await page.getByRole('button', { name: 'Talk to a person' }).first().click();
    await expect.poll(async () => (await calledOn(first)).shown).toMatchObject([{ title: expect.stringMatching(/was assigned to you$/) }]);
    expect((await calledOn(first)).tones).toBe(NOTES);

    // It is read where it is open: its next message calls nobody.
    await first.evaluate(() => localStorage.removeItem('away'));
    const { items } = await call(page.request, conversations.list, { view: 'mine' }, { token });
    await first.goto(`/dashboard/session?conversation=${items[0]?.id ?? ''}`);
    await expect(first.getByRole('log').getByText('Is somebody there?').first()).toBeVisible();
    await second.close();
    await say(page, 'My zip is broken.');
    await expect(first.getByRole('log').getByText('My zip is broken.')).toBeVisible();

    // On another screen it calls, with a way there.
    await first.goto('/dashboard/team');
    const third = await desk.newPage();
    await third.goto('/dashboard/overview');
    for (const each of [first, third]) await expect(each.getByRole('button', { name: /Online/ })).toBeVisible();
    await say(page, 'Can you mend it?');
    await expect.poll(async () => (await calledOn(first)).tones).toBe(2 * NOTES);
    const toasts = [first, third].map((each) => each.getByRole('listitem').filter({ hasText: 'Can you mend it?' }));
    await expect.poll(async () => (await Promise.all(toasts.map((toast) => toast.count()))).reduce((sum, each) => sum + each)).toBe(1);
    expect((await calledOn(first)).shown).toHaveLength(1);
    await desk.close();
  },
);

journey('where only a worker may show notifications, as on phones, it does', async ({ page, launchOptions, baseURL, signUp }) => {
  const { token } = await signUp();
  const { tenant_slug: slug } = await call(page.request, user.info, {}, { token });
  const windowed = await chromium.launch({ ...launchOptions, executablePath: WINDOWED });
  const desk = await windowed.newContext({ baseURL: baseURL ?? '', permissions: ['notifications'] });
  await desk.addInitScript(() => {
    class RefusedNotification {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    Object.assign(globalThis, { Notification: RefusedNotification });
    document.hasFocus = () => false;
  });
  const phone = await desk.newPage();
  await enter(phone, token, '/dashboard/overview?account=alerts');
  await phone.getByRole('switch', { name: 'Notifications' }).check({ force: true });
  await expect(phone.getByRole('switch', { name: 'Notifications' })).toBeChecked();
  await phone.keyboard.press('Escape');
  await expect(phone.getByRole('button', { name: /Online/ })).toBeVisible();
  await page.goto(`/chat/${slug}?locale=en-US`);
  await say(page, 'Is somebody there?');
  await page.getByRole('button', { name: 'Talk to a person' }).first().click();
  const shown = () =>
    phone.evaluate(async () => {
      const [registration] = await navigator.serviceWorker.getRegistrations();
      return ((await registration?.getNotifications()) ?? []).map(({ title, data }) => ({ title, data: String(data) }));
    });
  await expect.poll(shown).toHaveLength(1);
  const [only] = await shown();
  expect(only?.title).toMatch(/was assigned to you$/);
  const { items } = await call(page.request, conversations.list, { view: 'mine' }, { token });
  expect(only?.data).toBe(`/dashboard/session?conversation=${items[0]?.id ?? ''}`);
  await windowed.close();
});
