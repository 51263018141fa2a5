import { conversations, roles, teams, user, visitor } from '@lobby/contract';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { join } from '#/join.ts';

/** Whether a call is refused to somebody. */
async function isRefused(request: APIRequestContext, path: string, token: string): Promise<boolean> {
  return (await request.get(path, { headers: { token } })).status() === 403;
}

async function openAs(browser: Browser, token: string, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'token', value: token, url: origin }]);
  return context.newPage();
}

journey(
  'a role of the business’s own hides what it does not allow, and changes open dashboards without a reload',
  async ({ page, browser, request, baseURL, violations }) => {
    journey.slow();
    const { token } = await call(request, user.login, DEMO);
    const name = `Night ${crypto.randomUUID().slice(0, 6)}`;
    await page.context().addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/team?tab=roles');
    await page.getByRole('button', { name: 'Create role' }).click();
    const sheet = page.getByRole('dialog', { name: 'Create role' });
    await sheet.getByRole('button', { name: 'Save role' }).click();
    await expect(sheet.getByLabel('Name')).toBeFocused();
    await sheet.getByLabel('Name').fill(name);
    // What needs another permission goes with it.
    await sheet.getByText('Reply and add notes').click();
    await expect(sheet.getByRole('checkbox', { name: 'Assign conversations' })).not.toBeChecked();
    expect(await violations()).toEqual([]);
    await sheet.getByRole('button', { name: 'Save role' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    expect(await violations()).toEqual([]);

    const { items } = await call(request, roles.list, {}, { token });
    const role = items.find((each) => each.name === name);
    if (!role) throw new Error('the role is not there');
    const ken = await join(request, token, 'Ken', { role: role.id, team_ids: [] });
    const kens = await openAs(browser, ken.token, baseURL ?? '');
    await kens.goto('/dashboard/overview');
    await expect(kens.getByRole('link', { name: 'Sessions' })).toBeVisible();
    await expect(kens.getByRole('link', { name: 'AI bot' })).toHaveCount(0);
    expect(await isRefused(request, '/api/micro/chatbot/audit', ken.token)).toBe(true);
    await kens.goto('/dashboard/knowledge-base/ai-bot');
    await expect(kens.getByText('You can’t change the bot')).toBeVisible();

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const editor = page.getByRole('dialog', { name });
    await editor.getByText('Set up the bot').click();
    await editor.getByText('See conversations').click();
    await editor.getByRole('button', { name: 'Save role' }).click();
    await expect(editor).toBeHidden();
    await expect(kens.getByRole('link', { name: 'AI bot' })).toBeVisible();
    await expect(kens.getByText('You can’t change the bot')).toBeHidden();
    await expect(kens.getByRole('link', { name: 'Sessions' })).toHaveCount(0);
    expect(await isRefused(request, '/api/micro/chatbot/conversation?view=all', ken.token)).toBe(true);

    await page.getByRole('button', { name: `Remove: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
    const { items: people } = await call(request, teams.members, {}, { token });
    const kenNow = people.find(({ email }) => email === ken.email);
    expect(kenNow?.role).toBe('agent');
    await call(request, teams.removeMember, { id: kenNow?.id ?? 0 }, { token });
  },
);

journey('an agent who sees the own conversations has nothing of the others', async ({ page, browser, request, baseURL, signUp }) => {
  journey.slow();
  const { token } = await signUp();
  const ken = await join(request, token, 'Ken', { role: 'agent', reach: 'own', team_ids: [] });
  const { items: people } = await call(request, teams.members, {}, { token });
  const kenId = people.find(({ email }) => email === ken.email)?.id ?? 0;
  const { tenant_slug: slug } = await call(request, user.info, {}, { token });
  const settings = await call(request, teams.settings, {}, { token });
  await call(request, teams.saveSettings, { ...settings, auto_assign: false }, { token });
  const begin = async (text: string) => {
    const session = await call(request, visitor.session, { tenant: slug ?? '', locale: 'en-US', new_conversation: true });
    const said = { conversation_id: session.conversation_id, client_msg_id: crypto.randomUUID(), text };
    await call(request, visitor.messages, said, { token: session.token });
    await call(request, conversations.takeover, { id: session.conversation_id }, { token });
    return session.conversation_id;
  };
  const [mine, others] = [await begin('Is my tent ready?'), await begin('Where is the stove?')];
  await call(request, conversations.assign, { id: mine, user_id: kenId }, { token });

  const kens = await openAs(browser, ken.token, baseURL ?? '');
  // Each has its number, whoever spoke last.
  const [first, second] = [kens.getByRole('link', { name: /^Visitor 1 / }), kens.getByRole('link', { name: /^Visitor 2 / })];
  await kens.goto('/dashboard/session?view=all');
  await expect(first).toBeVisible();
  await expect(second).toHaveCount(0);
  await kens.goto(`/dashboard/session?view=all&conversation=${others}`);
  await expect(kens.getByRole('textbox', { name: 'Reply', exact: true })).toHaveCount(0);
  await expect(second).toHaveCount(0);

  // What is handed over comes by itself, and what is taken away goes by itself.
  await kens.goto('/dashboard/session?view=all');
  await expect(kens.getByRole('button', { name: 'Your availability: Online' })).toBeVisible();
  await expect(first).toBeVisible();
  await call(request, conversations.assign, { id: others, user_id: kenId }, { token });
  await expect(second).toBeVisible();
  const { owner_epoch: epoch } = await call(request, conversations.get, { id: mine }, { token });
  await call(request, conversations.takeover, { id: mine, owner_epoch: epoch }, { token });
  await expect(first).toHaveCount(0);

  // The admin lets Ken see everything: the open list follows.
  await page.context().addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  await page.goto('/dashboard/team');
  await page.getByRole('button', { name: 'Edit Ken' }).click();
  await page.getByRole('button', { name: /Conversation access/ }).click();
  await page.getByRole('option', { name: /^All/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(first).toBeVisible();
});
