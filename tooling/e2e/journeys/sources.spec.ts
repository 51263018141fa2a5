import { tenant } from '@lobby/contract';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import { serveSite } from '#/serve-site.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:site_name" content="Kumo Outdoor"></head><body><nav><a href="/">Home</a> <a href="/help">Help</a></nav><main><h1>${title}</h1>${body}</main></body></html>`;
const SITE = {
  '/': page('Kumo Outdoor', '<p>We sell tents and shoes for every season.</p><a href="/warranty">Warranty</a>'),
  '/help': page('Help', '<h2>Can I send shoes back?</h2><p>Unworn shoes can be sent back within thirty days of delivery.</p>'),
  '/warranty': page('Warranty', '<p>Every tent has a warranty of seven years against broken poles and torn seams.</p>'),
};

journey(
  'a site is read while one looks on, and the chat answers from it with a link to the page',
  async ({ page: screen, context, baseURL, signUp, violations }) => {
    const site = await serveSite(SITE);
    try {
      const { token } = await signUp();
      await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
      await screen.goto('/dashboard/knowledge-base/ai-corpus?tab=sources');
      await screen.getByRole('textbox', { name: 'Address of your site' }).fill(site.origin);
      await screen.getByRole('button', { name: 'Read my website' }).click();
      await expect(screen.getByText('passages found')).toBeVisible({ timeout: 60_000 });
      await expect(screen.getByText('Hello, this is Kumo Outdoor.')).toBeVisible();
      expect(await violations()).toEqual([]);
      await screen.getByRole('button', { name: 'Publish 1' }).click();
      await expect(screen.getByText('1 entry created')).toBeVisible();
      await screen.getByRole('row', { name: /127\.0\.0\.1/ }).click();
      await expect(screen.getByRole('dialog').getByText('Warranty', { exact: true })).toBeVisible();
      expect(await violations()).toEqual([]);
      const { slug } = await call(screen.request, tenant.settings, {}, { token });
      await screen.goto(`/chat/${slug}?locale=en-US`);
      await screen.getByRole('textbox').fill('How long is the warranty of a tent?');
      await screen.getByRole('textbox').press('Enter');
      const thread = screen.getByRole('log');
      await expect(thread.getByText('seven years against broken poles').last()).toBeVisible();
      await thread.getByRole('list', { name: 'Sources' }).getByRole('button').first().click();
      await expect(screen.locator(`a[href="${site.origin}/warranty"]`)).toBeVisible();
    } finally {
      site.close();
    }
  },
);
