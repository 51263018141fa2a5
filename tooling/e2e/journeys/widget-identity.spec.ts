import { channelIdentity, channels, conversations, messages, user, type Channel } from '@lobby/contract';
import type { Browser, Page } from '@playwright/test';
import { createHmac, randomUUID } from 'node:crypto';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { nonsense } from '#/nonsense.ts';
import { serveSite } from '#/serve-site.ts';

const LAUNCHER = { name: /^Chat with / };

/** A token as the server of a site signs it, without a package. */
function sign(secret: string, sub: string, claims: object = {}): string {
  const exp = Math.floor(Date.now() / 1000) + 3_600;
  const head = [
    { alg: 'HS256', typ: 'JWT' },
    { sub, exp, ...claims },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}

const tag = (lobby: string, key: string) => `<script async src="${lobby}/widget.js" data-key="${key}"></script>`;
const signedIn = (jwt: string) => `<script>(window.Lobby = window.Lobby || []).push(['identify', { jwt: '${jwt}' }])</script>`;

/** Another machine, with every address that it asks for. */
async function machine(browser: Browser, asked: string[]): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })).newPage();
  page.on('request', (request) => asked.push(request.url()));
  return page;
}

async function openChat(page: Page) {
  await page.getByRole('button', LAUNCHER).click();
  const chat = page.frameLocator('iframe');
  await expect(chat.getByRole('textbox')).toBeVisible();
  return { field: chat.getByRole('textbox'), thread: chat.getByRole('log') };
}

journey(
  'a visitor whom the site vouches for has one conversation on every machine, and leaves nothing behind',
  async ({ page, browser, baseURL }) => {
    const lobby = baseURL ?? '';
    const pages: Record<string, string> = {};
    const shop = await serveSite(pages);
    const { token } = await call(page.request, user.login, DEMO);
    const draft = { kind: 'web' as const, name: 'Members', allowed_origins: [shop.origin] };
    const channel = (await call(page.request, channels.create, draft, { token })) as Channel;
    const made = await call(
      page.request,
      channelIdentity.createSecret,
      { id: channel.id, secret_id: randomUUID(), use: 'token' },
      { token },
    );
    await call(page.request, channelIdentity.update, { id: channel.id, mode: 'optional' }, { token });
    const secret = made.secret ?? '';
    const [mei, ben] = [sign(secret, `mei-${nonsense()}`, { name: 'Mei', plan: 'pro' }), sign(secret, `ben-${nonsense()}`)];
    pages['/'] = `<!doctype html><html lang="en"><title>Shop</title>${tag(lobby, channel.public_key)}<p>Tents`;
    pages['/mei'] = pages['/'] + signedIn(mei);
    pages['/ben'] = pages['/'] + signedIn(ben);
    pages['/frames'] = '<!doctype html><iframe src="/mei" style="width: 900px; height: 760px"></iframe>';
    const asked: string[] = [];

    const laptop = await machine(browser, asked);
    await laptop.goto(shop.origin);
    const story = `parcel ${nonsense()}`;
    const first = await openChat(laptop);
    await first.field.fill(story);
    await first.field.press('Enter');
    await expect(first.thread.getByText(story)).toBeVisible();
    const identify = (jwt: string) =>
      laptop.evaluate(
        (given) =>
          (window as unknown as { Lobby: { identify: (visitor: object) => Promise<void> } }).Lobby.identify({ jwt: given }).then(
            () => 'believed',
            (error: Error) => error.message,
          ),
        jwt,
      );
    expect(await identify(sign('another secret', 'mei'))).toBe('The signature doesn’t match any secret of this channel.');
    expect(await identify(mei)).toBe('believed');
    await expect(first.thread.getByText(story)).toBeVisible();

    const phone = await machine(browser, asked);
    await phone.goto(`${shop.origin}/mei`);
    const second = await openChat(phone);
    await expect(second.thread.getByText(story)).toBeVisible();
    const { items } = await call(page.request, conversations.list, { view: 'all', q: story }, { token });
    const { id } = items[0] ?? { id: '' };
    expect(items[0]?.contact.name).toBe('Mei');

    await call(page.request, conversations.takeover, { id }, { token });
    await phone.context().setOffline(true);
    await call(page.request, messages.send, { id, client_msg_id: randomUUID(), text: `Found the ${story}` }, { token });
    await second.field.fill(`Thanks for the ${story}`);
    await second.field.press('Enter');
    await phone.context().setOffline(false);
    await expect(second.thread.getByText(`Found the ${story}`)).toBeVisible();
    await expect(first.thread.getByText(`Thanks for the ${story}`)).toBeVisible();
    // What was in view is told a moment later: a page that is closed before has not told it, and it would wait as unread.
    await expect
      .poll(async () => {
        const { contact_seen_seq: seen, last_seq: last } = await call(page.request, conversations.get, { id }, { token });
        return last - seen;
      })
      .toBeLessThanOrEqual(1);
    await phone.getByRole('button', { name: 'Close the chat' }).first().click();
    await laptop.close();
    await phone.close();
    await call(page.request, messages.send, { id, client_msg_id: randomUUID(), text: `More on the ${story}` }, { token });

    // A third machine that has never shown the chat: what waits is there before the chat is, also inside of a frame.
    const tablet = await machine(browser, asked);
    await tablet.goto(`${shop.origin}/frames`);
    const inner = tablet.frameLocator('iframe');
    await expect(inner.getByRole('button', { name: /New messages: 1/ })).toBeVisible();
    await inner.getByRole('button', LAUNCHER).click();
    await expect(inner.frameLocator('iframe').getByRole('log').getByText(`More on the ${story}`)).toBeVisible();

    // Somebody else signs in without a sign-out before.
    await tablet.goto(`${shop.origin}/ben`);
    const others = await openChat(tablet);
    await expect(others.thread).toBeVisible();
    await expect(others.thread.getByText(story)).toHaveCount(0);

    // A sign-out that leaves its page in the same moment.
    await tablet.goto(`${shop.origin}/mei`);
    const again = await openChat(tablet);
    await expect(again.thread.getByText(`More on the ${story}`)).toBeVisible();
    await tablet.evaluate(() => {
      (window as unknown as { Lobby: { push: (command: unknown) => void } }).Lobby.push(['shutdown']);
      location.href = '/';
    });
    await expect(tablet).toHaveURL(`${shop.origin}/`);
    const after = await openChat(tablet);
    await expect(after.thread).toBeVisible();
    await expect(after.thread.getByText(story)).toHaveCount(0);
    expect(await tablet.evaluate(() => Object.values(localStorage).join(' '))).not.toContain(mei);
    expect(asked.filter((address) => address.includes(mei) || address.includes(ben))).toEqual([]);

    await call(page.request, channels.remove, { id: channel.id }, { token });
    shop.close();
  },
);
