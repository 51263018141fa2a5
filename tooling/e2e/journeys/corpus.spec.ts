import { conversations, corpus, corpusVersions, gaps, user, visitor } from '@lobby/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { enter } from '#/enter.ts';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import type { Account } from '#/sign-up.ts';
import { withJobs } from '#/with-jobs.ts';

const PATH = '/dashboard/knowledge-base/ai-corpus';

async function open(page: Page, { token }: Account, query = ''): Promise<void> {
  await enter(page, token, `${PATH}${query}`);
}

/** A visitor asks the bot, which answers on its own. */
async function visitorAsks(request: APIRequestContext, { token }: Account, text: string): Promise<string> {
  const { tenant_slug: slug } = await call(request, user.info, {}, { token });
  const session = await call(request, visitor.session, { tenant: slug ?? '', locale: 'en-US' });
  const said = { conversation_id: session.conversation_id, client_msg_id: crypto.randomUUID(), text };
  await call(request, visitor.messages, said, { token: session.token });
  await expect
    .poll(async () => (await call(request, conversations.get, { id: session.conversation_id }, { token })).last_message?.author_kind)
    .toBe('bot');
  return session.conversation_id;
}

journey('what is taught is found when it is asked', async ({ page, signUp, violations }) => {
  await open(page, await signUp(), '?entry=new');
  const sheet = page.getByRole('dialog', { name: 'New entry' });
  await sheet.getByRole('textbox', { name: 'Question', exact: true }).fill('Do you repair tents?');
  await sheet.getByRole('textbox', { name: 'Answer', exact: true }).fill('Yes, within a week.');
  await sheet.getByRole('button', { name: 'Add a button' }).click();
  await sheet.getByRole('textbox', { name: 'Label' }).fill('Prices');
  await sheet.getByRole('textbox', { name: 'Address' }).fill('ftp://example.com');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Start with http:// or https://')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Address' }).fill('https://example.com/prices');
  expect(await violations()).toEqual([]);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('textbox', { name: 'Your question' }).fill('can you repair a tent');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Ask' }).getByRole('button', { name: 'Do you repair tents?' })).toBeVisible();
});

withJobs(
  'a question without an answer waits in the gaps, is answered there, and closes by itself',
  async ({ page, request, signUp, runJob }) => {
    const account = await signUp();
    await visitorAsks(request, account, 'Can I rent snowshoes for a weekend?');
    await runJob('tend-corpus');
    expect((await call(request, gaps.list, {}, { token: account.token })).total).toBe(1);
    await open(page, account, '?tab=gaps');
    const gap = page.getByRole('article').filter({ hasText: 'Can I rent snowshoes for a weekend?' });
    await expect(gap.getByText('asked 1 time')).toBeVisible();
    await gap.getByRole('button', { name: 'Write the answer' }).click();
    const sheet = page.getByRole('dialog', { name: 'New entry' });
    await expect(sheet.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('Can I rent snowshoes for a weekend?');
    await sheet.getByRole('textbox', { name: 'Answer', exact: true }).fill('Yes, from Friday to Monday.');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('No gaps')).toBeVisible();
  },
);

journey(
  'of two who edit one entry the second sees the newer copy, and an earlier version comes back',
  async ({ page, request, signUp }) => {
    const account = await signUp();
    const { token } = account;
    const draft = { question: 'How long is delivery?', answer: 'Two days.', locale: 'en-US' as const };
    const entry = await call(request, corpus.create, draft, { token });
    await open(page, account, `?entry=${entry.id}`);
    const sheet = page.getByRole('dialog', { name: 'Edit entry' });
    await sheet.getByRole('textbox', { name: 'Answer', exact: true }).fill('Mine: four days.');
    await call(request, corpus.update, { ...draft, answer: 'Theirs: three days.', id: entry.id, version: entry.version }, { token });
    await sheet.getByRole('button', { name: 'Save' }).click();
    const choice = sheet.getByRole('alert');
    await expect(choice.getByText('Theirs: three days.')).toBeVisible();
    await expect(choice.getByText('Mine: four days.')).toBeVisible();
    await choice.getByRole('button', { name: 'Save mine' }).click();
    await expect(sheet).toBeHidden();

    await page.goto(`${PATH}?entry=${entry.id}`);
    await sheet.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('button', { name: 'Version 1' }).click();
    await history.getByRole('button', { name: 'Restore this version' }).click();
    await expect(history).toBeHidden();
    expect((await call(request, corpus.get, { id: entry.id }, { token })).answer).toBe('Two days.');
    expect((await call(request, corpusVersions.list, { id: entry.id }, { token })).items.map(({ no }) => no)).toEqual([4, 3, 2, 1]);
  },
);
