import { randomUUID } from 'node:crypto';
import { user } from '@lobby/contract';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import { receiveCode } from '#/mailbox.ts';
import { serveSite } from '#/serve-site.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:site_name" content="Kumo Outdoor"></head><body><nav><a href="/">Home</a> <a href="/help">Help</a></nav><main><h1>${title}</h1>${body}</main></body></html>`;
const SITE = {
  '/': page('Kumo Outdoor', '<p>We sell tents and shoes for every season.</p>'),
  '/help': page('Help', '<h2>Can I send shoes back?</h2><p>Unworn shoes can be sent back within thirty days of delivery.</p>'),
};

journey(
  'a new business is asked for its website, may skip it, and finds what came of it again',
  async ({ page: screen, context, baseURL, violations }) => {
    const site = await serveSite(SITE);
    try {
      const email = `${randomUUID()}@example.com`;
      await call(screen.request, user.sendEmailCode, { email, email_type: 'register' });
      const code = await receiveCode(screen.request, email);
      const { token } = await call(screen.request, user.register, { email, password: 'Journey1-x7', re_password: 'Journey1-x7', code });
      await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
      await screen.goto('/auth/to-b');
      await screen.getByLabel('Business name').fill(`Kumo ${randomUUID().slice(0, 8)}`);
      await screen.getByRole('button', { name: 'Create business' }).click();

      await expect(screen.getByRole('heading', { name: 'Which website may your bot read?' })).toBeVisible();
      expect(await violations()).toEqual([]);
      await screen.getByRole('link', { name: 'Skip for now' }).click();
      await expect(screen.getByText('Give your bot something to answer from')).toBeVisible();
      expect(await violations()).toEqual([]);
      await screen.getByRole('link', { name: 'Read my website' }).click();
      await screen.getByRole('button', { name: 'Read my website' }).click();
      await expect(screen.getByText('Enter the address of a page or a site.')).toBeVisible();
      await screen.getByRole('textbox', { name: 'Address of your site' }).fill('ftp://kumo.example');
      await screen.getByRole('button', { name: 'Read my website' }).click();
      await expect(screen.getByRole('textbox', { name: 'Address of your site' })).toBeFocused();
      await screen.getByRole('textbox', { name: 'Address of your site' }).fill(site.origin);
      await screen.getByRole('button', { name: 'Read my website' }).click();
      await expect(screen.getByText(/Reading 127\.0\.0\.1|passages? found/).first()).toBeVisible();

      // The page is left while it reads, and taken up again from the overview.
      await screen.goto('/dashboard/overview');
      await expect(screen.getByText(/127\.0\.0\.1:\d+ has been read/)).toBeVisible({ timeout: 60_000 });
      await screen.getByRole('link', { name: 'See what was found' }).click();
      await expect(screen.getByText('Hello, this is Kumo Outdoor.')).toBeVisible();
      await screen.getByRole('button', { name: 'Use in 4 languages' }).click();
      await expect(screen.getByText('Greeting updated')).toBeVisible();
      expect(await violations()).toEqual([]);
      await screen.getByRole('button', { name: 'Publish 1' }).click();
      await expect(screen.getByText('1 entry created')).toBeVisible();
      await screen.getByRole('link', { name: 'Go to the overview' }).click();
      await expect(screen.getByText('Waiting now')).toBeVisible();
      await expect(screen.getByText('has been read')).toHaveCount(0);
    } finally {
      site.close();
    }
  },
);
