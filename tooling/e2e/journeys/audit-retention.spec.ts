import { audit, conversations, teams, user, visitor } from '@lobby/contract';
import { readFile } from 'node:fs/promises';
import { call } from '#/call.ts';
import { startClockedServer } from '#/clocked-server.ts';
import { expect, journey } from '#/journey.ts';
import { signUp } from '#/sign-up.ts';

const DAY_MS = 86_400_000;

journey(
  'the audit log is filtered and saved as a table, with who did what',
  async ({ page, request, baseURL, signUp: register, violations }) => {
    const { token } = await register();
    const { id } = await call(request, teams.create, { name: 'Returns', member_ids: [] }, { token });
    await call(request, teams.update, { id, name: '=Returns', member_ids: [] }, { token });
    await page.context().addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/team?tab=audit');
    const table = page.getByRole('grid', { name: 'Audit log' });
    await expect(table.getByText('Created a team')).toBeVisible();
    await expect(table.getByText('Changed a team')).toBeVisible();
    expect(await violations()).toEqual([]);

    await page.getByRole('combobox', { name: 'Action' }).fill('Created a team');
    await page.getByRole('option', { name: 'Created a team' }).click();
    await expect(table.getByText('Changed a team')).toHaveCount(0);
    await expect(table.getByText('Created a team')).toBeVisible();
    expect(await violations()).toEqual([]);

    const downloads = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = await readFile(await (await downloads).path(), 'utf8');
    expect(text).toContain('team.create');
    expect(text).not.toContain('team.update');
    // A name that begins like a formula is no formula in a spreadsheet.
    expect(text).not.toMatch(/[,"]=Returns/);
    const { items } = await call(request, audit.list, { action: 'audit.export' }, { token });
    expect(items).toHaveLength(1);
  },
);

journey('closed conversations are erased after the time that an admin sets, and nothing else is', async ({ browser, playwright }) => {
  journey.slow();
  const server = await startClockedServer();
  const request = await playwright.request.newContext({ baseURL: server.origin });
  const account = await signUp(request);
  const begin = async (text: string) => {
    const { tenant_slug: slug } = await call(request, user.info, {}, { token: account.token });
    const session = await call(request, visitor.session, { tenant: slug ?? '', locale: 'en-US' });
    const said = { conversation_id: session.conversation_id, client_msg_id: crypto.randomUUID(), text };
    await call(request, visitor.messages, said, { token: session.token });
    await call(request, conversations.takeover, { id: session.conversation_id }, { token: account.token });
    return session.conversation_id;
  };
  const [closed, open] = [await begin('Long ago'), await begin('Still going on')];
  await call(request, conversations.resolve, { id: closed }, { token: account.token });
  await server.goAhead(33 * DAY_MS);
  const { token } = await call(request, user.login, account);

  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'token', value: token, url: server.origin }]);
  const page = await context.newPage();
  await page.goto('/dashboard/cost-center?plan=2');
  await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: /^Pay USD/ }).click();
  await expect(page.getByRole('region', { name: 'Payment received. Thank you' })).toBeVisible();

  await page.goto('/dashboard/overview?account=business');
  const section = page.getByRole('region', { name: 'Resolved conversations' });
  await section.getByText('Delete them automatically').click();
  await section.getByLabel('Keep for (months)').fill('1');
  await section.getByRole('button', { name: 'Save retention period' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/The next run deletes 1 conversations/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete automatically' }).click();
  await expect(page.getByText('Saved')).toBeVisible();

  const list = async (view: 'resolved' | 'all') => (await call(request, conversations.list, { view }, { token })).items.map(({ id }) => id);
  expect(await list('resolved')).toEqual([closed]);
  await server.runJob('erase-closed');
  expect(await list('resolved')).toEqual([]);
  expect(await list('all')).toEqual([open]);
  await page.goto('/dashboard/team?tab=audit');
  await expect(page.getByRole('grid', { name: 'Audit log' }).getByText('Erased closed conversations')).toBeVisible();
  await context.close();
  await request.dispose();
  await server.stop();
});
