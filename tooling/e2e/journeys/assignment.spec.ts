import { conversations, corpus, teams, user } from '@lobby/contract';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';

journey(
  'nobody is there: an address is left, and whoever comes is asked at once, joins by opening it, and is let go again',
  async ({ page, browser, signUp, violations }) => {
    const { email, password, token } = await signUp();
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token });
    const entry = { question: 'Where is your shop?', answer: 'At 5 Harbour Road.', locale: 'en-US' as const };
    await call(page.request, corpus.create, entry, { token });
    await page.goto(`/chat/${slug}`);
    await page.getByRole('button', { name: 'Human' }).click();
    await expect(page.getByText(/shortly|\bsoon\b/i)).toHaveCount(0);
    const card = page.getByRole('region', { name: 'No one is available right now' });
    await card.getByRole('button', { name: 'Leave contact details' }).click();
    await expect(card.getByRole('button')).toHaveText(['Cancel', 'Send']);
    await card.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(card.getByText('Enter an email address or a phone number.')).toBeVisible();
    await expect(card.getByLabel('Email')).toBeFocused();
    await card.getByLabel('Email').fill('grace@example.com');
    await card.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(card.getByRole('status')).toContainText('If you’re away when we reply, we’ll email you.');
    expect(await violations()).toEqual([]);

    const desk = await browser.newPage();
    await desk.goto('/auth/sign-in?next=/dashboard/team');
    await desk.getByLabel('Email').fill(email);
    await desk.getByLabel('Password', { exact: true }).fill(password);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('cell', { name: 'Online' })).toBeVisible();
    await expect(card).toBeHidden();
    const { items } = await call(page.request, conversations.list, { view: 'mine' }, { token });
    expect(items).toMatchObject([{ asked: true }]);

    // Nobody has seen it yet: the visitor is told who was asked, and the bot goes on with what it knows.
    const thread = page.getByRole('log');
    const asked = page.getByRole('region', { name: /has been asked/ });
    await expect(asked).toContainText('answers what it is sure of');
    await page.getByRole('textbox').fill('Where is your shop?');
    await page.keyboard.press('Enter');
    await expect(thread.getByText('At 5 Harbour Road.')).toBeVisible();
    await expect(thread.getByText('joined the conversation')).toHaveCount(0);
    expect(await violations()).toEqual([]);
    await desk.goto(`/dashboard/session?conversation=${items[0]?.id ?? ''}`);
    await expect(thread.getByText('joined the conversation')).toHaveCount(1);
    await expect(asked).toBeHidden();
    await expect(desk.getByRole('log').getByText(/joined ·/)).toHaveCount(1);
    // What the visitor and the bot said meanwhile stands between the two lines.
    await expect(desk.getByRole('log').getByText(/^Automatically assigned to/)).toHaveCount(1);

    // Away, what waits goes back; the visitor is offered an address again.
    const settings = await call(page.request, teams.settings, {}, { token });
    await call(page.request, teams.saveSettings, { ...settings, away_return_minutes: 0 }, { token });
    await call(page.request, teams.setPresence, { presence: 'away' }, { token });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Continue with the assistant' }).click();
    await expect(card).toBeHidden();
    await desk.close();
  },
);
