import { user } from '@lobby/contract';
import { call } from '#/call.ts';
import { enter } from '#/enter.ts';
import { expect, journey } from '#/journey.ts';

journey(
  'a person is told behind the bell, in every tab, and chooses of what and how',
  async ({ page, context, browser, baseURL, signUp }) => {
    const { token } = await signUp();
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token });
    await enter(page, token, '/dashboard/team');
    const second = await context.newPage();
    await second.goto('/dashboard/overview');
    for (const each of [page, second]) {
      await expect(each.getByRole('button', { name: 'Notifications', exact: true })).toBeEnabled();
      await expect(each.getByRole('button', { name: /Online/ })).toBeVisible();
    }

    const outside = await browser.newContext({ baseURL: baseURL ?? '' });
    const visitor = await outside.newPage();
    await visitor.goto(`/chat/${slug}?locale=en-US`);
    await visitor.getByRole('textbox').fill('Is somebody there?');
    await visitor.getByRole('textbox').press('Enter');
    await expect(visitor.getByRole('log').getByText('Is somebody there?')).toBeVisible();
    await visitor.getByRole('button', { name: 'Talk to a person' }).first().click();
    for (const each of [page, second]) await expect(each.getByRole('button', { name: '1 unread notification' })).toBeVisible();

    await page.getByRole('button', { name: '1 unread notification' }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByRole('button', { name: /You were assigned the conversation with/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/session\?conversation=/);
    await expect(page.getByRole('log').getByText('Is somebody there?').first()).toBeVisible();
    await expect(second.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

    await second.getByRole('button', { name: 'Notifications', exact: true }).click();
    await second.getByRole('link', { name: 'Notification settings' }).click();
    await expect(second.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    const sound = second.getByRole('checkbox', { name: 'A visitor writes in your conversation: Sound' });
    await expect(sound).toBeChecked();
    await sound.click();
    await expect(second.getByText('Your own selection')).toBeVisible();
    const quiet = second.waitForResponse(
      (response) => response.request().method() === 'PUT' && (response.request().postData() ?? '').includes('"quiet'),
    );
    // It shows what was chosen a moment after the click.
    await second.getByRole('switch', { name: /^Quiet hours/ }).click({ force: true });
    await expect(second.getByRole('switch', { name: /^Quiet hours/ })).toBeChecked();
    await quiet;
    await second.reload();
    await expect(sound).not.toBeChecked();
    await expect(second.getByRole('switch', { name: /^Quiet hours/ })).toBeChecked();
    await outside.close();
  },
);
