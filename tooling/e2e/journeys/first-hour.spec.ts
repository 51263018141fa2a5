import { randomUUID } from 'node:crypto';
import { expect, journey } from '#/journey.ts';
import { receiveCode } from '#/mailbox.ts';
import { serveSite } from '#/serve-site.ts';

/** From the sign-up page to the first answer of one's own: so many presses and fields, in so long. */
const INTERACTIONS_MAX = 12;
const TIME_MAX_MS = 180_000;

const ANSWER = 'Unworn shoes can be sent back within thirty days of delivery.';
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:site_name" content="Kumo Outdoor"></head><body><nav><a href="/">Home</a> <a href="/help">Help</a></nav><main><h1>${title}</h1>${body}</main></body></html>`;
const SITE = {
  '/': page('Kumo Outdoor', '<p>We sell tents and shoes for every season.</p>'),
  '/help': page('Help', `<h2>Can I send shoes back?</h2><p>${ANSWER}</p>`),
};

journey('a new business hears its bot answer from its own website within three minutes and twelve steps', async ({ page: screen }) => {
  const site = await serveSite(SITE);
  const begun = Date.now();
  let interactions = 0;
  const does = async (act: Promise<void>) => {
    interactions += 1;
    await act;
  };
  const press = (name: string) => does(screen.getByRole('button', { name, exact: true }).click());
  try {
    const email = `${randomUUID()}@example.com`;
    await screen.goto('/auth/sign-up');
    await does(screen.getByLabel('Email', { exact: true }).fill(email));
    await press('Send code');
    const code = await receiveCode(screen.request, email);
    await screen.getByLabel('Code from the email').first().focus();
    await does(screen.keyboard.type(code));
    await does(screen.getByLabel('Password', { exact: true }).fill('Kettle42red'));
    await does(screen.getByLabel('Business name').fill(`Kumo ${randomUUID().slice(0, 8)}`));
    await press('Create account');
    await does(screen.getByRole('textbox', { name: 'Address of your site' }).fill(site.origin));
    await press('Read my website');
    await expect(screen.getByText('Hello, this is Kumo Outdoor.')).toBeVisible({ timeout: 60_000 });
    await press('Use in 4 languages');
    await expect(screen.getByText('Greeting updated')).toBeVisible();
    await press('Publish 1');
    await expect(screen.getByText('1 entry created')).toBeVisible();
    await does(screen.getByRole('link', { name: 'Try your bot' }).click());

    // The chat is open, and asks what the website was found to answer.
    const chat = screen.getByRole('log', { name: 'Test conversation' }).filter({ visible: true });
    await expect(chat.getByText('Hello, this is Kumo Outdoor.')).toBeVisible();
    await does(chat.getByRole('button', { name: 'Can I send shoes back?' }).click());
    await expect(chat.getByText(ANSWER).first()).toBeVisible();
    expect(interactions).toBeLessThanOrEqual(INTERACTIONS_MAX);
    expect(Date.now() - begun).toBeLessThan(TIME_MAX_MS);

    // What is done is done, what is skipped stays so wherever one looks, until it is taken back.
    await screen.goto('/dashboard/overview');
    await expect(screen.getByText('2 of 7')).toBeVisible();
    await screen.getByRole('button', { name: 'Skip: Try your chat' }).click();
    await expect(screen.getByText('3 of 7')).toBeVisible();
    await screen.reload();
    await expect(screen.getByText('3 of 7')).toBeVisible();
    await screen.getByRole('button', { name: 'Undo skip: Try your chat' }).click();
    await expect(screen.getByText('2 of 7')).toBeVisible();
  } finally {
    site.close();
  }
});
