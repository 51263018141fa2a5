import { CONVERSATION_VIEWS, conversations, corpus, type UserInfo } from '@lobby/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aConversation } from '#/testing/conversations.ts';
import { anEntry } from '#/testing/facts.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

// The bar is fetched with the first Ctrl+K; here it is there before.
beforeAll(async () => void (await import('./command-menu.tsx')));

const MINA = aConversation(7, { contact: { ...aConversation(7).contact, name: 'Mina 陳' } });
const ENTRY = anEntry(1, { question: '尺码不合适怎么办', answer: '30 天内可换' });
const COUNTS = Object.fromEntries(CONVERSATION_VIEWS.map((view) => [view, 1])) as Record<(typeof CONVERSATION_VIEWS)[number], number>;

async function openBar(user: Partial<UserInfo> = {}) {
  const view = await renderScreen({
    path: '/dashboard/overview',
    user,
    answers: (api) => {
      api.answer(conversations.list, { items: [MINA], next_cursor: null, counts: COUNTS, total: 1 });
      api.answer(corpus.list, { items: [ENTRY], total: 1, counts: { draft: 0, in_review: 0, published: 1, archived: 0 } });
    },
  });
  await screen.findByRole('navigation', { name: 'Navigation' });
  await view.user.keyboard('{Control>}k{/Control}');
  return { ...view, input: await screen.findByRole('combobox') };
}

/** The labels of the commands under a heading. */
const names = (group: string) =>
  [...screen.getByRole('group', { name: group }).querySelectorAll('[role="option"]')].map(
    (option) => option.querySelector('.truncate')?.textContent,
  );

test('Ctrl+K reaches every screen of the navigation, the account and the last conversations', async () => {
  await openBar();
  expect(names('Screens')).toEqual(expect.arrayContaining(['Overview', 'Sessions', 'AI bot', 'AI corpus']));
  await waitFor(() => expect(names('Recent conversations')).toEqual(['Mina 陳']));
  expect(names('Account and language')).toEqual(expect.arrayContaining(['Write a new entry', 'Language: 日本語', 'Sign out']));
});

test('Enter goes to the screen, and next time it is among the recent ones', async () => {
  const { user, history } = await openBar();
  await user.keyboard('ai corp{Enter}');
  await waitFor(() => expect(history.location.pathname).toBe('/dashboard/knowledge-base/ai-corpus'));
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  expect(names('Recent')).toEqual(['AI corpus']);
});

test('typing looks through conversations and the corpus, and a hit opens', async () => {
  const { user, history, api } = await openBar();
  await user.keyboard('尺码');
  await waitFor(() => expect(names('AI corpus')).toEqual(['尺码不合适怎么办']));
  expect(names('Conversations')).toEqual(['Mina 陳']);
  expect(api.callsTo(corpus.list).at(-1)?.query.get('q')).toBe('尺码');
  await user.click(screen.getByRole('option', { name: /Mina/u }));
  await waitFor(() => expect(history.location.search).toContain(MINA.id));
});

test('a language is changed from it', async () => {
  const { user, app } = await openBar();
  await user.keyboard('日本語{Enter}');
  await waitFor(() => expect(app.i18n.locale).toBe('ja-JP'));
});

test('the button of a screen opens it too', async () => {
  const { user } = await openBar();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Search or jump to/ }));
  expect(await screen.findByRole('combobox')).toBeTruthy();
});

test.each([
  ['opening hours', 'Business hours', '/dashboard/team?tab=hours'],
  ['timezone', 'Time zone and languages', '/dashboard/settings?account=business'],
  ['logo', 'Business name', '/dashboard/settings?account=business'],
  ['密碼', 'Password', '/dashboard/settings?account=password'],
  ['营业时间', 'Business hours', '/dashboard/team?tab=hours'],
  ['請求書', 'Invoices', '/dashboard/cost-center'],
  ['招待', 'Invite people', '/dashboard/team'],
  ['webhook', 'Webhooks', '/dashboard/system/key?tab=webhooks'],
  ['token', 'API keys', '/dashboard/system/key'],
  ['ワッツアップ', 'WhatsApp', '/dashboard/multi-channel-intergration?connect=whatsapp'],
  ['theme', 'Website chat', '/dashboard/integration/web'],
])('“%s” finds the setting %s, which opens', async (words, label, href) => {
  const { user, history, input } = await openBar();
  await user.type(input, words);
  expect(names('Settings')).toContain(label);
  await user.click(screen.getByRole('option', { name: new RegExp(`^${label}`, 'u') }));
  await waitFor(() => expect(history.location.pathname + history.location.search).toBe(href));
});

test('settings that somebody may not change are not found', async () => {
  const { user, input } = await openBar({ role: 'agent' });
  await user.type(input, 'pass');
  expect(names('Settings')).toContain('Password');
  await user.clear(input);
  await user.type(input, 'webhook');
  expect(screen.queryByRole('group', { name: 'Settings' })).toBeNull();
});
