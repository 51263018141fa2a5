import { corpus, user } from '@lobby/contract';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

const ENTRIES = [
  ['How long does delivery to Kyoto take?', 'Two to four working days.'],
  ['How much does delivery cost?', 'Delivery is 5 pounds.'],
  ['How long does delivery to Paris take?', 'A week.'],
  ['How long do I have to return shoes?', 'You have 30 days.'],
  ['Where is your shop?', 'At 5 Harbour Road.'],
] as const;
const UNSURE = 'How long does delivery take?';

journey(
  'a visitor whom the bot does not understand for sure is asked what was meant, chooses, is answered, and the desk sees it',
  async ({ browser, page, signUp, baseURL }) => {
    const owner = await signUp();
    const token = { token: owner.token };
    for (const [question, answer] of ENTRIES) await call(page.request, corpus.create, { question, answer, locale: 'en-US' }, token);
    const { tenant_slug: slug } = await call(page.request, user.info, {}, token);

    const visitor = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await visitor.goto(`/chat/${slug ?? ''}`);
    await visitor.getByRole('textbox').last().fill(UNSURE);
    await visitor.getByRole('button', { name: 'Send', exact: true }).click();
    const thread = visitor.getByRole('log');
    await expect(thread.getByText('I’m not certain what you mean', { exact: false })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'None of these' })).toBeVisible();
    expect(await findViolations(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: ENTRIES[2][0] }).click();
    await expect(thread.getByText(ENTRIES[2][1])).toBeVisible();
    // What was offered is gone once something was chosen.
    await expect(visitor.getByRole('button', { name: 'None of these' })).toBeHidden();

    await page.context().addCookies([{ name: 'token', value: owner.token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/session');
    await page.getByText(ENTRIES[2][1]).first().click();
    await expect(page.getByText('Not sure, suggested entries')).toBeVisible();
    await expect(page.getByRole('list', { name: 'From the corpus' }).first().getByText(ENTRIES[2][0])).toBeVisible();
    await visitor.context().close();

    // What each choice would have made of the question is shown beside the choice.
    await page.goto('/dashboard/knowledge-base/ai-bot?section=knowledge');
    await expect(page.getByRole('radio', { name: 'Only when sure', description: /offered entries/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  },
);
