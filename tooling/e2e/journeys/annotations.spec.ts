import { analysis, annotations, bot, conversations, messages, user, visitor, workOrders, workOrderTypes } from '@lobby/contract';
import type { APIRequestContext } from '@playwright/test';
import { call } from '#/call.ts';
import { enter } from '#/enter.ts';
import { findViolations } from '#/find-violations.ts';
import { join } from '#/join.ts';
import { expect } from '#/journey.ts';
import type { Account } from '#/sign-up.ts';
import { withJobs } from '#/with-jobs.ts';

const HOUR_MS = 3_600_000;

/** A visitor who writes, and is answered by a person. */
async function talk(request: APIRequestContext, { token }: Account): Promise<void> {
  const { tenant_slug: slug } = await call(request, user.info, {}, { token });
  const chat = await call(request, visitor.session, { tenant: slug ?? '', locale: 'en-US' });
  const id = chat.conversation_id;
  const text = 'Is the lighthouse open on Sundays?';
  await call(request, visitor.messages, { conversation_id: id, client_msg_id: crypto.randomUUID(), text }, { token: chat.token });
  await call(request, conversations.takeover, { id }, { token });
  await call(request, messages.send, { id, client_msg_id: crypto.randomUUID(), text: 'It is.' }, { token });
}

withJobs(
  'annotations stand on the chart and in its table, and are changed and deleted where they stand',
  async ({ page, request, signUp, runJob }) => {
    const account = await signUp();
    const { token } = account;
    await talk(request, account);
    await runJob('keep-facts');
    const { version } = await call(request, bot.get, {}, { token });
    await call(request, bot.publish, { version, note: 'Warmer greeting' }, { token });
    await enter(page, token, '/dashboard/data-analysis/overview?days=7');

    // Publishing has noted itself; what a person writes stands beside it.
    const chart = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Conversations by day' }) });
    const lines = chart.getByRole('list', { name: 'Annotations by day' });
    await expect(lines.getByRole('listitem')).toContainText(['Bot version 2 published: Warmer greeting']);
    await expect(lines.getByRole('listitem')).toContainText(['Automatic']);
    await chart.getByRole('button', { name: 'Add annotation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add annotation' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter a text.')).toBeVisible();
    await dialog.getByLabel('Text').fill('Price change');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByLabel('Text').press('Enter');
    await expect(page.getByText('Annotation saved')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(lines.getByRole('listitem')).toHaveCount(2);

    // Its number on the chart says it all by keyboard, and leads to its line.
    const mark = chart.getByRole('button', { name: /^1\. .*: Price change · .*: Bot version 2 published: Warmer greeting$/ });
    await mark.press('Enter');
    await expect(lines.getByRole('listitem').first()).toBeFocused();
    expect(await findViolations(page)).toEqual([]);

    // The table has it, and without automatic ones it has only what was written; the address keeps that.
    await chart.getByRole('button', { name: 'Table' }).click();
    await expect(chart.getByRole('row').last()).toContainText('Price change · Bot version 2 published: Warmer greeting');
    expect(await findViolations(page)).toEqual([]);
    await chart.getByRole('button', { name: 'Chart' }).click();
    await chart.getByText('Show automatic ones').click();
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/notes=own/);
    await page.reload();
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await expect(chart.getByRole('button', { name: /^1\. .*: Price change$/ })).toBeVisible();

    // What was changed elsewhere meanwhile is said before it is written over.
    await chart.getByRole('button', { name: 'Edit “Price change”' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit annotation' });
    await expect(edit.getByLabel('Text')).toHaveValue('Price change');
    const day = await edit.getByLabel('Day').inputValue();
    const { annotations: written } = await call(request, analysis.report, { days: 7 }, { token });
    await call(request, annotations.update, { id: written[0]?.id ?? '', version: 1, day, text: 'Prices up by 5 %' }, { token });
    await edit.getByLabel('Text').fill('Prices up');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByText('A teammate changed it in the meantime to “Prices up by 5 %”.')).toBeVisible();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    await expect(lines.getByRole('listitem')).toContainText(['Prices up']);

    // Deleted, it can be brought back.
    await chart.getByRole('button', { name: 'Edit “Prices up”' }).click();
    await edit.getByRole('button', { name: 'Delete' }).click();
    await expect(edit).toBeHidden();
    await expect(chart.getByText('Nothing has been noted in this period.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lines.getByRole('listitem')).toContainText(['Prices up']);

    // Whoever answers visitors reads it, and has nothing to change it with.
    const leo = await join(request, token, 'Leo', { role: 'agent', team_ids: [] });
    await enter(page, leo.token, '/dashboard/data-analysis/overview?days=7');
    await expect(lines.getByRole('listitem')).toHaveCount(2);
    await expect(chart.getByRole('button', { name: /Add annotation|Edit/ })).toHaveCount(0);
  },
);

withJobs('figures of work orders open the work orders that they count', async ({ page, request, signUp, jobServer }) => {
  const { token } = await signUp();
  const type = (name: string) => call(request, workOrderTypes.create, { name: { 'en-US': name } }, { token });
  const [repair, refund] = [await type('Repair'), await type('Refund')];
  const make = (of: typeof repair, subject: string) => {
    const draft = { client_id: crypto.randomUUID(), type_id: of.id, type_version: of.version, contact: { name: 'Ada' }, subject };
    return call(request, workOrders.create, { ...draft, description: 'It is the left one.', attachments: [] }, { token });
  };
  await make(repair, 'A zip came off');
  await make(repair, 'A torn seam');
  const { id, version } = await make(refund, 'Wrong size');
  await call(request, workOrders.update, { id, version, resolve_due_at: Date.now() + HOUR_MS }, { token });
  await jobServer.goAhead(2 * HOUR_MS);
  await enter(page, token, '/dashboard/data-analysis/overview?days=7');
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Work orders made', exact: true }) });
  const rows = page
    .getByRole('table', { name: 'Work orders' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  const opens = async (name: string, subjects: string[]) => {
    await page.getByRole('link', { name: `${name}: see the work orders` }).click();
    await expect(page).toHaveURL(/work-order\?.*figure=/);
    await expect(page.getByRole('button', { name: /(Created|Late, created) / })).toBeVisible();
    for (const subject of subjects) await expect(page.getByText(subject, { exact: true }).first()).toBeVisible();
    await expect(rows).toHaveCount(subjects.length);
    await page.goBack();
    await expect(card).toBeVisible();
  };
  await opens('All types, Made 3', ['A zip came off', 'A torn seam', 'Wrong size']);
  await opens('Repair, Made 2', ['A zip came off', 'A torn seam']);
  await opens('Refund, Late 1', ['Wrong size']);
  await opens('New, Made 3', ['A zip came off', 'A torn seam', 'Wrong size']);
  expect(await findViolations(page)).toEqual([]);
});
