import { channels, conversations, messages, user, type Channel } from '@lobby/contract';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { serveSite } from '#/serve-site.ts';
import { nonsense } from '#/nonsense.ts';

journey('framed by another site, in a browser that keeps nothing, the chat sends and receives', async ({ page, baseURL }) => {
  const story = `tent ${nonsense()}`;
  const { token } = await call(page.request, user.login, DEMO);
  const pages: Record<string, string> = {};
  const shop = await serveSite(pages);
  const channel = { kind: 'web' as const, name: story, allowed_origins: [shop.origin] };
  const { id: channelId, public_key: key } = (await call(page.request, channels.create, channel, { token })) as Channel;
  const address = `${baseURL ?? ''}/chat/demo?channel=${key}&locale=en-US`;
  pages['/'] = `<!doctype html><title>Shop</title><iframe title="Help" width="380" height="640" src="${address}"></iframe>`;
  // What a browser does that blocks the storage of framed sites.
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    if (window !== window.top)
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse);
  });
  await page.goto(shop.origin);
  const chat = page.frameLocator('iframe');
  const thread = chat.getByRole('log');
  const say = async (text: string) => {
    await chat.getByRole('textbox').fill(text);
    await chat.getByRole('textbox').press('Enter');
  };
  await expect(chat.getByText('Your browser blocks storage')).toBeVisible();
  await say(story);
  await expect(thread.getByText('I’d rather not guess')).toBeVisible();

  const { items } = await call(page.request, conversations.list, { view: 'all', q: story }, { token });
  const id = items[0]?.id ?? '';
  await call(page.request, conversations.takeover, { id }, { token });
  await call(page.request, messages.send, { id, client_msg_id: crypto.randomUUID(), text: `About the ${story}` }, { token });
  await expect(thread.getByText(`About the ${story}`)).toBeVisible();
  await say(`Thank you for the ${story}`);
  await expect
    .poll(async () => (await call(page.request, messages.list, { id, limit: 100 }, { token })).items.at(-1)?.body)
    .toBe(`Thank you for the ${story}`);
  await call(page.request, channels.remove, { id: channelId }, { token });
  shop.close();
});
