import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { channels, LOCALE_STORAGE_KEY, tenant, user, type Channel } from '@lobby/contract';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';

/** Every screen, with something to press where pressing loads more. */
const PUBLIC = [
  '/',
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/reset-password',
  '/policy',
  '/playground',
  '/no-such-page',
  '/chat/demo',
  '/chat/demo/faq',
];
const SIGNED_IN = [
  '/dashboard/overview',
  '/dashboard/session',
  '/dashboard/knowledge-base/ai-corpus',
  '/dashboard/knowledge-base/ai-corpus?entry=new',
  '/dashboard/knowledge-base/ai-bot',
  '/dashboard/cost-center',
];

journey(
  'no screen breaks the content security policy, and none asks anybody else for anything',
  async ({ page, context, baseURL, settled }) => {
    const faults: string[] = [];
    await context.exposeFunction('tellViolation', (text: string) => faults.push(text));
    await context.addInitScript(
      ([key]) => {
        localStorage.setItem(key, 'en-US');
        const tell = (globalThis as unknown as { tellViolation: (text: string) => void }).tellViolation;
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
          tell(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`),
        );
      },
      [LOCALE_STORAGE_KEY] as const,
    );
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== baseURL && !['data:', 'blob:'].includes(protocol)) faults.push(`another site: ${request.url()}`);
    });
    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading').first(), path).toBeAttached();
      await settled();
      // Menus and toasts bring code and styles of their own.
      await page.keyboard.press('Alt+t');
      for (const button of await page.locator('button[aria-haspopup]:visible').all()) {
        await button.click({ timeout: 2_000 }).catch(() => undefined);
        await page.keyboard.press('Escape');
      }
    };
    for (const path of PUBLIC) await look(path);
    const { token } = await call(page.request, user.login, DEMO);
    await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    for (const path of SIGNED_IN) await look(path);
    expect(faults).toEqual([]);
  },
);

journey('a script that somebody slips into a page does not run', async ({ page }) => {
  await page.goto('/auth/sign-in');
  const ran = await page.evaluate(async () => {
    const marks = globalThis as unknown as { slipped?: boolean };
    const script = document.createElement('script');
    script.textContent = 'globalThis.slipped = true';
    document.head.append(script);
    const image = document.createElement('div');
    image.innerHTML = '<img src="data:," onerror="globalThis.slipped = true">';
    document.body.append(image);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return marks.slipped ?? false;
  });
  expect(ran).toBe(false);
});

journey('the chat stands in the frame of a site that its channel names, and in no other', async ({ page, baseURL, request, signUp }) => {
  const { token } = await signUp();
  const { slug } = await call(request, tenant.settings, {}, { token });
  let paths: Readonly<Record<string, string>> = {};
  const frames = () => Object.entries(paths).map(([name, path]) => `<iframe name="${name}" src="${baseURL}${path}"></iframe>`);
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(frames().join('')));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const channelOf = async (...sites: string[]) =>
    (await call(request, channels.create, { kind: 'web', name: 'Shop', allowed_origins: sites }, { token })) as Channel;
  const [named, other] = [await channelOf(origin), await channelOf('https://shop.example')];
  paths = {
    named: `/chat/${slug}?channel=${named.public_key}&locale=en-US`,
    other: `/chat/${slug}?channel=${other.public_key}&locale=en-US`,
    page: `/chat/${slug}`,
    door: '/auth/sign-in',
  };
  try {
    await page.goto(origin);
    await expect(page.frameLocator('iframe[name="named"]').locator('#root textarea').first()).toBeAttached();
    await expect(page.frameLocator('iframe[name="other"]').getByText(`${origin} isn’t one of the sites`)).toBeVisible();
    for (const name of ['page', 'door']) expect(page.frame(name)?.url()).toBe('chrome-error://chromewebdata/');
  } finally {
    site.close();
  }
});

journey('headers say what a page may do, path by path', async ({ request }) => {
  for (const [path, ancestors] of [
    ['/', "'none'"],
    ['/dashboard/overview', "'none'"],
    ['/chat/demo', "'self'"],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain(`frame-ancestors ${ancestors}`);
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toBeUndefined();
    expect((await (await request.get(path)).text()).match(/<script(?![^>]*\ssrc=)/g), path).toBeNull();
  }
  expect((await request.get('/api/openapi.json')).headers()['cache-control']).toBe('no-store');
});
