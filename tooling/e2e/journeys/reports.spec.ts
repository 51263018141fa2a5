import { conversations, messages, user, visitor } from '@lobby/contract';
import type { APIRequestContext } from '@playwright/test';
import { call } from '#/call.ts';
import { enter } from '#/enter.ts';
import { findViolations } from '#/find-violations.ts';
import { join } from '#/join.ts';
import { expect } from '#/journey.ts';
import { readMailbox } from '#/mailbox.ts';
import type { Account } from '#/sign-up.ts';
import { withJobs } from '#/with-jobs.ts';

const DAY_MS = 86_400_000;

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
  'a report is saved, shared, scheduled, mailed, and opens what it was saved from',
  async ({ page, request, signUp, runJob, jobServer }) => {
    const account = await signUp();
    const leo = await join(request, account.token, 'Leo', { role: 'agent', team_ids: [] });
    await talk(request, account);
    await runJob('keep-facts');
    await enter(page, account.token, '/dashboard/data-analysis/overview?days=7');

    // Without a report there is nothing to mail: the way there is to save one.
    await page.getByRole('button', { name: 'Schedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save this view as a report' }).click();
    await dialog.getByLabel('Name').fill('Weekly');
    await dialog.getByText('Share with your team', { exact: true }).click();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();

    // Saved, it can be scheduled at once.
    await expect(dialog.getByText('Each recipient gets the figures')).toBeVisible();
    await dialog.getByRole('button', { name: /How often/ }).click();
    await page.getByRole('option', { name: 'Daily' }).click();
    await dialog.getByRole('combobox', { name: 'Recipients' }).fill('Leo');
    await page.getByRole('option', { name: 'Leo' }).click();
    await page.keyboard.press('Escape');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Schedule saved')).toBeVisible();

    // A day later it has come, once, to both.
    await jobServer.goAhead(DAY_MS);
    await runJob('send-reports');
    await runJob('send-reports');
    const reports = async (address: string) => (await readMailbox(request, address)).filter(({ subject }) => subject.startsWith('Weekly'));
    for (const address of [account.email, leo.email]) {
      const mails = await reports(address);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.files[0]).toMatch(/^Weekly-\d{4}-\d{2}-\d{2}\.pdf$/);
      expect(mails[0]?.text).toContain('Conversations: 1');
    }
    const [mail] = await reports(leo.email);
    const file = await request.get(`/dev/mail/${mail?.id}/file/0`);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

    // Its link opens the page, the days and the figures; and for Leo the report is in the menu, to begin with.
    const link = /\S+\/dashboard\/data-analysis\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await enter(page, leo.token, new URL(link).pathname + new URL(link).search);
    await expect(page).toHaveURL(/overview\?days=7/);
    await expect(page.getByRole('list', { name: 'Key figures' })).toContainText('Conversations');
    await page.getByRole('button', { name: 'Reports' }).click();
    await page.getByRole('menuitem', { name: 'Manage reports' }).click();
    await page.getByRole('dialog').getByText('Open the analysis with this report').click();
    await expect(page.getByRole('dialog').getByRole('checkbox')).toBeChecked();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Data analysis' }).click();
    await expect(page).toHaveURL(/overview\?days=7/);
  },
);
