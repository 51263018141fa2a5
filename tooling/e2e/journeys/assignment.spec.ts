import { conversations, teams, user } from '@lobby/contract';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';

journey(
  'nobody is there: an address is left, and whoever comes gets the visitor at once',
  async ({ page, browser, signUp, violations }) => {
    const { email, password, token } = await signUp();
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token });
    await page.goto(`/chat/${slug}`);
    await page.getByRole('button', { name: 'Human' }).click();
    const card = page.getByRole('region', { name: 'No one is available right now' });
    await card.getByRole('button', { name: 'Leave contact details' }).click();
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
    expect(items).toHaveLength(1);

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
