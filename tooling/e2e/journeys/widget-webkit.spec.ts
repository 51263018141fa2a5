import { channels, conversations, messages, user, type Channel } from '@lobby/contract';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { nonsense } from '#/nonsense.ts';
import { serveSite } from '#/serve-site.ts';
import { openLine } from '#/webkit/cuttable-line.ts';
import { openWebKit } from '#/webkit/open-webkit.ts';
import type { WebKitElement } from '#/webkit/webkit-page.ts';

/** Enter, as the protocol writes it. */
const ENTER = '\uE007';
/** The shadow root that the widget stands in. */
const ROOT = `const root = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot?.querySelector('#go'))?.shadowRoot`;
const inWidget = (selector: string) => `${ROOT}; return root?.querySelector('${selector}') ?? null`;
const inDocument = (selector: string) => `return document.querySelector('${selector}')`;
const OF_LOG = `return document.querySelector('[role=log]')?.textContent ?? ''`;

for (const [place, path] of [
  ['on a page', '/'],
  ['on a page in a frame', '/framed'],
] as const)
  journey(
    `WebKit has the whole conversation in the widget ${place}, without cookies of others, offline and back`,
    { tag: '@desktop' },
    async ({ request, baseURL }) => {
      const line = await openLine(baseURL ?? '');
      const pages: Record<string, string> = {};
      const shop = await serveSite(pages);
      const { token } = await call(request, user.login, DEMO);
      const draft = { kind: 'web' as const, name: 'WebKit', allowed_origins: [shop.origin] };
      const channel = (await call(request, channels.create, draft, { token })) as Channel;
      pages['/'] =
        `<!doctype html><html lang="en"><title>Shop</title><script async src="${line.origin}/widget.js" data-key="${channel.public_key}"></script><p>Tents`;
      pages['/framed'] = '<!doctype html><iframe src="/" width="1000" height="800"></iframe>';
      const story = `tent ${nonsense()}`;
      const webkit = await openWebKit();
      const find = async (script: string) => {
        let found: WebKitElement | null = null;
        await expect.poll(async () => (found = await webkit.evaluate<WebKitElement | null>(script)) !== null).toBe(true);
        return found as unknown as WebKitElement;
      };
      const reads = (text: string) => expect.poll(() => webkit.evaluate<string>(OF_LOG), { timeout: 30_000 }).toContain(text);
      const enterPage = async () => {
        await webkit.leave();
        if (path === '/framed') await webkit.enter(await find(inDocument('iframe')));
      };
      try {
        await webkit.goto(`${shop.origin}${path}`);
        await enterPage();
        await webkit.click(await find(inWidget('#go')));
        const frame = await find(inWidget('iframe'));
        await webkit.enter(frame);
        const cookies = `document.cookie = 'probe=1'; document.cookie = 'probe=2; SameSite=None; Secure'; return document.cookie`;
        expect(await webkit.evaluate(cookies)).toBe('');

        const say = async (text: string) => {
          await webkit.click(await find(inDocument('textarea')));
          await webkit.type(text + ENTER);
          await reads(text);
        };
        await say('What is Lobby?');
        const others = `return document.querySelectorAll('[role=log] [data-seq]').length`;
        await expect.poll(() => webkit.evaluate(others), { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
        await say(`Will the ${story} fit?`);
        await webkit.click(await find(inDocument('button[aria-pressed="false"]')));
        let id = '';
        const queued = async () => {
          const { items } = await call(request, conversations.list, { view: 'all', q: story }, { token });
          id = items[0]?.id ?? '';
          return items[0]?.status;
        };
        await expect.poll(queued, { timeout: 30_000 }).toBe('queued');
        await call(request, conversations.takeover, { id }, { token });
        const answer = (text: string) => call(request, messages.send, { id, client_msg_id: crypto.randomUUID(), text }, { token });
        await answer(`Yes, the ${story} fits`);
        await reads(`Yes, the ${story} fits`);

        line.cut();
        await answer(`It leaves today, the ${story}`);
        await say(`Thank you for the ${story}`);
        line.mend();
        await reads(`It leaves today, the ${story}`);
        const arrived = async () => (await call(request, messages.list, { id }, { token })).items.map(({ body }) => body);
        await expect.poll(arrived, { timeout: 40_000 }).toContain(`Thank you for the ${story}`);

        await enterPage();
        await webkit.click(await find(inWidget('#go')));
        expect(await webkit.evaluate(`${ROOT}; return root.querySelector('dialog').open`)).toBe(false);
        await answer(`Goodbye, ${story}`);
        await expect
          .poll(() => webkit.evaluate(`${ROOT}; return root.querySelector('#say').textContent`), { timeout: 30_000 })
          .toContain(`Goodbye, ${story}`);
      } finally {
        await webkit.quit();
        line.close();
        shop.close();
      }
      await call(request, channels.remove, { id: channel.id }, { token });
    },
  );
