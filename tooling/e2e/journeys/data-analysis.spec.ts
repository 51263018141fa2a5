import { conversations, corpus, help, messages, user, visitor } from '@lobby/contract';
import type { APIRequestContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { call } from '#/call.ts';
import { enter } from '#/enter.ts';
import { findViolations } from '#/find-violations.ts';
import { expect } from '#/journey.ts';
import type { Account } from '#/sign-up.ts';
import { withJobs } from '#/with-jobs.ts';

/** A visitor who writes, is answered by the bot, and then by a person. */
async function talk(request: APIRequestContext, { token }: Account, text: string, campaign?: string): Promise<void> {
  const { tenant_slug: slug } = await call(request, user.info, {}, { token });
  const from = campaign === undefined ? {} : { page: { campaign: { source: 'mail', medium: null, name: campaign } } };
  const chat = await call(request, visitor.session, { tenant: slug ?? '', locale: 'en-US', ...from });
  const id = chat.conversation_id;
  await call(request, visitor.messages, { conversation_id: id, client_msg_id: crypto.randomUUID(), text }, { token: chat.token });
  await expect
    .poll(async () => (await call(request, conversations.get, { id }, { token })).last_message?.author_kind, { intervals: [100] })
    .toBe('bot');
  await call(request, conversations.takeover, { id }, { token });
  await call(request, messages.send, { id, client_msg_id: crypto.randomUUID(), text: 'Good morning. How can I help?' }, { token });
}

withJobs(
  'figures say how they are counted, open what they count, and follow filters, tabs and the file',
  async ({ page, request, signUp, runJob }) => {
    const account = await signUp();
    const known = { question: 'Is the lighthouse open on Sundays?', answer: 'From ten to four.', locale: 'en-US' as const };
    await call(request, corpus.create, known, { token: account.token });
    await talk(request, account, 'Is the lighthouse open on Sundays?');
    await call(request, help.create, { category_id: null, locale: 'en-US', title: 'Opening hours' }, { token: account.token });
    await talk(request, account, 'May I bring a dog?', 'Autumn');
    await enter(page, account.token, '/dashboard/data-analysis');
    await expect(page.getByText('No conversations in this period')).toBeVisible();
    await runJob('keep-facts');
    await page.reload();
    await expect(page).toHaveURL(/data-analysis\/overview/);

    // A figure with its change, its basis, and its definition.
    const strip = page.getByRole('list', { name: 'Key figures' });
    const card = strip.getByRole('listitem').filter({ hasText: /^Conversations/ });
    await expect(card).toContainText('2');
    await expect(card).toContainText('Visitors 2');
    await card.getByRole('button', { name: 'How Conversations is counted' }).click();
    await expect(card).toContainText('Without spam');
    expect(await findViolations(page)).toEqual([]);

    // On paper the whole page is there, without what is pressed on a screen.
    const sheets = page.getByRole('main');
    const hidden = () => sheets.evaluate((main) => main.scrollHeight - main.clientHeight);
    expect(await hidden()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await hidden()).toBe(0);
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // It opens exactly its rows; each leads to its conversation.
    await card.getByRole('button', { name: 'Conversations 2: see the conversations' }).click();
    const sheet = page.getByRole('dialog', { name: 'Conversations' });
    await expect(sheet.getByRole('listitem')).toHaveCount(2);
    await expect(sheet.getByRole('link').first()).toHaveAttribute('href', /session\?conversation=/);
    await expect(page).toHaveURL(/part=conversations/);
    expect(await findViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();

    // Times are counted by the clock, or in business hours alone, and the address keeps which.
    await page.getByRole('radio', { name: 'In business hours' }).check();
    await expect(page).toHaveURL(/times=open/);
    await expect(strip.getByRole('listitem').filter({ hasText: /^First reply in business hours/ })).toBeVisible();

    // A topic is what the bot knows of it, with what was asked; it opens its own conversations.
    const topics = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What visitors ask about' }) });
    await expect(topics).toContainText('English 1');
    await expect(topics.getByRole('link', { name: '“Is the lighthouse open on Sundays?”' })).toHaveAttribute(
      'href',
      /session\?conversation=/,
    );
    await topics.getByRole('button', { name: 'Is the lighthouse open on Sundays? 1: see the conversations' }).click();
    await expect(page).toHaveURL(/topic=1/);
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    // Charts are tables too, and by keyboard an hour of the week opens what began in it.
    const trend = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Conversations by day' }) });
    await trend.getByRole('button', { name: 'Table' }).click();
    await expect(trend.getByRole('row').last()).toContainText('2');
    await page.getByRole('button', { name: /^\w{3} \d+:00: 2: see the conversations$/ }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    await page.getByRole('dialog').press('Escape');

    // A filter is in the address, goes along to the other page, and is taken back there.
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter the figures' });
    await dialog.getByRole('button', { name: /Channel/ }).click();
    await page.getByRole('option', { name: 'LINE' }).click();
    await dialog.getByRole('button', { name: 'Show figures' }).click();
    await expect(page).toHaveURL(/channel=line/);
    await expect(page.getByText('No conversations in this period')).toBeVisible();
    await page.getByRole('link', { name: 'Channels', exact: true }).click();
    await expect(page).toHaveURL(/data-analysis\/channel\?.*channel=line/);
    await page
      .getByRole('button', { name: 'Remove LINE' })
      .or(page.getByRole('button', { name: /LINE/ }))
      .first()
      .click();
    const byChannel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'By channel' }) });
    await expect(byChannel.getByRole('row', { name: /Website/ })).toContainText('2');
    expect(await findViolations(page)).toEqual([]);

    // A campaign opens its own conversations, and is a filter like any other.
    await page.getByRole('button', { name: 'Autumn: see the conversations' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('dialog').press('Escape');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await dialog.getByRole('button', { name: /Campaign/ }).click();
    await page.getByRole('option', { name: 'Autumn' }).click();
    await dialog.getByRole('button', { name: 'Show figures' }).click();
    await expect(page).toHaveURL(/campaign=Autumn/);
    await expect(byChannel.getByRole('row', { name: /Website/ })).toContainText('1');
    await page.getByRole('button', { name: /Campaign: Autumn/ }).click();
    await expect(byChannel.getByRole('row', { name: /Website/ })).toContainText('2');

    // The file has a line for each.
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'As CSV' }).click()]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('First replied by');

    // What the business has written leads to what is left to do.
    await page.getByRole('navigation', { name: 'Pages of the analysis' }).getByRole('link', { name: 'Overview' }).click();
    const knowledge = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Knowledge', exact: true }) });
    await knowledge.getByRole('link', { name: 'Drafts 1: see them' }).click();
    await expect(page).toHaveURL(/help-document\?.*status=draft/);
    await expect(page.getByText('Opening hours')).toBeVisible();
  },
);
