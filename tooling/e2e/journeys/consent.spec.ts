import { conversations, tenant } from '@lobby/contract';
import { call } from '#/call.ts';
import { enter } from '#/enter.ts';
import { expect, journey } from '#/journey.ts';

journey(
  'a business asks for a tick before the first message; the message waits for it, and colleagues see who agreed',
  async ({ page, browser, request, baseURL, signUp, violations }) => {
    journey.slow();
    const { token } = await signUp();
    const { slug } = await call(request, tenant.settings, {}, { token });
    await enter(page, token, `${baseURL ?? ''}/dashboard/overview?account=business`);
    const section = page.getByRole('region', { name: 'Privacy in the chat' });
    await section.getByRole('button', { name: /Visitor consent/ }).click();
    await page.getByRole('option', { name: 'Require a checkbox before the first message' }).click();
    await section.getByLabel(/^Text in English/).fill('I agree that Kumo keeps what I write.');
    await section.getByLabel(/^Privacy policy URL/).fill('https://kumo.example/privacy');
    await section.getByRole('button', { name: 'Save privacy settings' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await violations()).toEqual([]);

    const visit = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US', reducedMotion: 'reduce' });
    const chat = await visit.newPage();
    await chat.goto(`/chat/${slug}`);
    const tick = chat.getByRole('checkbox', { name: 'I agree that Kumo keeps what I write.' });
    await expect(tick).toBeVisible();
    await chat.getByRole('textbox').fill('Where is my order?');
    await chat.keyboard.press('Enter');
    await expect(chat.getByText('Waiting for your consent below')).toBeVisible();
    await expect(tick).toBeFocused();
    await chat.keyboard.press('Space');
    await expect(tick).toHaveCount(0);
    await expect(chat.getByText('Waiting for your consent below')).toHaveCount(0);
    await expect.poll(async () => (await call(request, conversations.list, { view: 'all' }, { token })).items.length).toBe(1);
    await visit.close();

    const [conversation] = (await call(request, conversations.list, { view: 'all' }, { token })).items;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/dashboard/session?view=all&conversation=${conversation?.id ?? ''}`);
    await expect(page.getByText(/^Agreed .* \(checkbox\)$/)).toBeVisible();
    await expect(page.getByText('I agree that Kumo keeps what I write.')).toBeVisible();
  },
);
