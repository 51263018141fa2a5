import { channels, conversations, messages, user, type Channel } from '@lobby/contract';
import { chromium, type FrameLocator } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { nonsense } from '#/nonsense.ts';
import { serveSite } from '#/serve-site.ts';

/** The browser with windows: the bare one has no preferences of a person. */
const WINDOWED = process.env['CHROMIUM_WINDOW_PATH'] ?? '/usr/bin/chromium';

/** How long a browser may take to start, and to be spoken to, in milliseconds: three start at a time, on a busy machine. */
const START_MS = 90_000;

/**
 * A person's browser with these preferences. Started by itself: Playwright's own has storage of third parties as it was before browsers kept
 * it apart by site.
 */
async function openBrowser(preferences: object) {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-person-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  const started = spawn(
    WINDOWED,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--lang=en-US',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => {
      started.kill();
      reject(new Error(`The browser did not start: ${said}`));
    }, START_MS);
    started.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address, { timeout: START_MS });
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no window');
  await page.setViewportSize({ width: 1280, height: 900 });
  const close = async () => {
    const ended = once(started, 'exit');
    await browser.close();
    started.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { page, close };
}

/** Both ways in which a person can have it: cookies of third parties blocked, or all that one site would keep. */
const PERSONS = [
  {
    name: 'cookies of third parties blocked',
    lasting: true,
    preferences: () => ({ profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } }),
  },
  {
    name: 'everything that the chat would keep blocked',
    lasting: false,
    preferences: (lobby: string) => ({
      profile: { content_settings: { exceptions: { cookies: { [`${lobby},*`]: { setting: 2 } } } } },
    }),
  },
];

for (const { name, lasting, preferences } of PERSONS)
  for (const depth of [1, 3])
    journey(`with ${name}, ${depth} frames deep, the chat goes on${lasting ? ' after a reload' : ''}`, async ({ request, baseURL }) => {
      const lobby = baseURL ?? '';
      const pages: Record<string, string> = {};
      const outer: Record<string, string> = {};
      const shop = await serveSite(pages);
      const portal = await serveSite(outer);
      const { token } = await call(request, user.login, DEMO);
      const story = `tent ${nonsense()}`;
      const draft = { kind: 'web' as const, name: story, allowed_origins: [shop.origin, portal.origin] };
      const channel = (await call(request, channels.create, draft, { token })) as Channel;
      const frame = (src: string) =>
        `<!doctype html><html lang="en"><title>Shop</title><iframe src="${src}" width="1100" height="820"></iframe>`;
      pages['/'] =
        `<!doctype html><html lang="en"><title>Shop</title><script async src="${lobby}/widget.js" data-key="${channel.public_key}"></script>`;
      pages['/frame'] = frame('/');
      outer['/'] = frame(`${shop.origin}/frame`);

      const { page, close } = await openBrowser(preferences(lobby));
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      const open = async () => {
        await page.goto(depth === 1 ? shop.origin : portal.origin);
        let site: FrameLocator | typeof page = page;
        for (let level = 1; level < depth; level += 1) site = site.frameLocator('iframe');
        await site.getByRole('button', { name: /^Chat with / }).click();
        const chat = site.frameLocator('iframe');
        await expect(chat.getByRole('textbox')).toBeVisible();
        // The chat is a process of its own here, and the library has every process believe that it has the focus. One that got it while its
        // page came does not notice that the page around has it again, and never asks for it: the keys would go there.
        await site.locator('iframe').evaluate((frame: HTMLElement) => {
          frame.blur();
          frame.focus();
        });
        return chat;
      };
      const answer = async (id: string, text: string) =>
        call(request, messages.send, { id, client_msg_id: crypto.randomUUID(), text }, { token });

      try {
        const chat = await open();
        const thread = chat.getByRole('log');
        const field = chat.getByRole('textbox');
        await field.fill(story);
        await field.press('Enter');
        await expect(thread.getByText(story)).toBeVisible();
        // What the browser gives the frame, asked in the frame: cookies of a third party are refused in both.
        const framed = page.frames().find((each) => each.url().startsWith(lobby));
        const kept = await framed?.evaluate(async () => {
          const storage = () => {
            try {
              localStorage.setItem('probe', '1');
              localStorage.removeItem('probe');
              return 'storage';
            } catch {
              return 'refused';
            }
          };
          return [await document.hasStorageAccess(), storage()];
        });
        expect(kept).toEqual([false, lasting ? 'storage' : 'refused']);
        await expect(chat.getByText('Your browser blocks storage')).toHaveCount(lasting ? 0 : 1);

        let id = '';
        await expect
          .poll(async () => {
            const { items } = await call(request, conversations.list, { view: 'all', q: story }, { token });
            id = items[0]?.id ?? '';
            return id;
          })
          .not.toBe('');
        await call(request, conversations.takeover, { id }, { token });
        await answer(id, `About the ${story}`);
        await expect(thread.getByText(`About the ${story}`)).toBeVisible();

        const again = await open();
        const next = again.getByRole('log');
        await expect(again.getByRole('textbox')).toBeVisible();
        await expect(next).toBeVisible();
        await expect(next.getByText(`About the ${story}`)).toHaveCount(lasting ? 1 : 0);
        await again.getByRole('textbox').fill(`Back with the ${story}`);
        await again.getByRole('textbox').press('Enter');
        await expect(next.getByText(`Back with the ${story}`)).toBeVisible();
        let found = '';
        await expect
          .poll(async () => {
            const { items } = await call(request, conversations.list, { view: 'all', q: `Back with the ${story}` }, { token });
            found = items[0]?.id ?? '';
            return found;
          })
          .not.toBe('');
        expect(found === id).toBe(lasting);
        expect(errors).toEqual([]);
      } finally {
        await close();
        await call(request, channels.remove, { id: channel.id }, { token });
        shop.close();
        portal.close();
      }
    });
