import { conversations, messages, user } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { nonsense } from '#/nonsense.ts';

/** The conversation that the page's visitor leads, found by what was said in it once it has arrived. */
async function conversationWith(page: Page, token: string, said: string): Promise<string> {
  let id: string | undefined;
  await expect
    .poll(
      async () => {
        const { items } = await call(page.request, conversations.list, { view: 'all', q: said }, { token });
        return (id = items[0]?.id);
      },
      { message: `a conversation says “${said}”` },
    )
    .toBeDefined();
  return id as string;
}

/** What is in the thread, without the hidden announcements to screen readers. */
const thread = (page: Page) => page.getByRole('log');

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
}

/** Whether a language is understood has nothing to do with the width: two are asked in on each. */
const LANGUAGES = [
  { locale: 'en-US', width: '@desktop', question: 'Which languages do you answer in?', answer: /Simplified Chinese/ },
  { locale: 'zh-CN', width: '@phone', question: '你们支持哪些语言', answer: /简体中文/ },
  { locale: 'zh-HK', width: '@desktop', question: '你哋支援邊啲語言', answer: /繁體中文|香港/ },
  { locale: 'ja-JP', width: '@phone', question: '対応している言語は？', answer: /日本語/ },
];

for (const { locale, width, question, answer } of LANGUAGES) {
  journey(`a visitor asks in ${locale} and is answered in it, with the source`, { tag: width }, async ({ page, violations }) => {
    await page.goto(`/chat/demo?locale=${locale}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await say(page, question);
    await expect(thread(page).getByText(answer).last()).toBeVisible();
    expect(await violations()).toEqual([]);
  });
}

journey('the bot says hello, says when it does not know, and a button brings a person', async ({ page }) => {
  await page.goto('/chat/demo');
  await say(page, 'hello');
  await say(page, 'what is the airspeed velocity of an unladen swallow');
  await expect(thread(page).getByText('I’d rather not guess')).toBeVisible();
  await page.getByRole('button', { name: 'Human' }).click();
  await expect(
    thread(page)
      .getByText(/Connecting you to a person|has been asked|with other visitors|No one is available right now/)
      .first(),
  ).toBeVisible();
});

journey('a person takes over, is seen, and gives back; each side has every line once, as it was mended', async ({ page, violations }) => {
  const { token } = await call(page.request, user.login, DEMO);
  const story = `a story of ${nonsense()}`;
  await page.goto('/chat/demo');
  await say(page, story);
  await expect(thread(page).getByText('I’d rather not guess')).toBeVisible();
  const id = await conversationWith(page, token, story);

  await call(page.request, conversations.takeover, { id }, { token });
  await expect(thread(page).getByText('joined the conversation')).toBeVisible();
  const reply = { id, client_msg_id: crypto.randomUUID(), text: 'Mina here, how can I help?' };
  await call(page.request, messages.send, reply, { token });
  await call(page.request, messages.send, reply, { token });
  await expect(thread(page).getByText(reply.text)).toHaveCount(1);

  await say(page, 'how much does it cost?');
  await expect(thread(page).getByText('how much does it cost?')).toHaveCount(1);
  // It stands there before it has arrived.
  await expect
    .poll(async () => (await call(page.request, messages.list, { id, limit: 100 }, { token })).items.at(-1)?.author_kind)
    .toBe('contact');
  await call(page.request, conversations.return, { id }, { token });
  await expect(thread(page).getByText('the assistant is back')).toBeVisible();
  await say(page, 'How much does Lobby cost?');
  await expect(thread(page).getByText(/USD 39/)).toBeVisible();

  const { items } = await call(page.request, messages.list, { id, limit: 100 }, { token });
  expect(items.map(({ author_kind: author, event }) => event?.name ?? author)).toEqual([
    'contact',
    'bot',
    'agent_joined',
    'agent',
    'contact',
    'returned_to_bot',
    'contact',
    'bot',
  ]);

  const own = thread(page).locator('[data-seq]').filter({ hasText: 'How much does Lobby cost?' }).first();
  await own.click();
  await own.getByRole('button', { name: 'Edit', exact: true }).click();
  await say(page, 'How much is Lobby for ten people?');
  await expect(thread(page).getByText('How much is Lobby for ten people?')).toBeVisible();
  await expect(thread(page).getByText('Edited', { exact: true })).toBeVisible();
  const mended = (await call(page.request, messages.list, { id, limit: 100 }, { token })).items;
  expect(mended.find(({ edited_at: edited }) => edited !== undefined)?.body).toBe('How much is Lobby for ten people?');
  expect(await violations()).toEqual([]);

  await page.getByRole('button', { name: 'Home of the chat' }).click();
  await expect(page.getByRole('heading', { name: 'Hi there. How can we help?' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Continue the chat' }).click();
  await expect(thread(page).getByText(reply.text)).toBeVisible();
});

journey(
  'what is written offline is kept over a reload and sent, in order and once, when the visitor is back',
  async ({ page, context }) => {
    await page.goto('/chat/demo');
    await say(page, 'hello');
    // The welcome says it too: the second is the answer, and proves that "hello" has arrived.
    await expect(thread(page).getByText('Ask me about')).toHaveCount(2);
    await context.setOffline(true);
    const lines = ['first offline line', 'second offline line', 'third offline line'];
    for (const line of lines) await say(page, line);
    await expect(page.getByText('3 messages')).toBeVisible();
    await context.setOffline(false);
    for (const line of lines) await expect(thread(page).getByText(line)).toHaveCount(1);
    const { token } = await call(page.request, user.login, DEMO);
    await expect
      .poll(async () => {
        const id = await conversationWith(page, token, 'first offline line');
        const { items } = await call(page.request, messages.list, { id, limit: 100 }, { token });
        return items.filter(({ author_kind: author }) => author === 'contact').map(({ body }) => body);
      })
      .toEqual(['hello', ...lines]);
    await page.reload();
    for (const line of lines) await expect(thread(page).getByText(line)).toHaveCount(1);
  },
);

/** What the visitor said in each of the conversations that `words` lead to. */
async function saidIn(page: Page, token: string, words: string): Promise<string[]> {
  const id = await conversationWith(page, token, words);
  const { items } = await call(page.request, messages.list, { id, limit: 100 }, { token });
  return items.filter(({ author_kind: author }) => author === 'contact').map(({ body }) => body);
}

journey('each message goes to the conversation that it was written in, over going back and a reload', async ({ page, context }) => {
  const [tent, stove] = [`tent ${nonsense()}`, `stove ${nonsense()}`];
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await page.goto('/chat/demo?locale=en-US');
  await say(page, tent);
  await expect(thread(page).getByText('I’d rather not guess')).toBeVisible();
  await choose('Start a new conversation');
  await expect(thread(page).getByText(tent)).toBeHidden();
  await say(page, stove);
  await expect(thread(page).getByText('I’d rather not guess')).toBeVisible();

  // Nothing that is written gets through for a while.
  const sending = '**/api/micro/chatbot/visitor/messages';
  await page.route(sending, (route) => route.abort());
  await say(page, `more about the ${stove}`);
  await expect(thread(page).getByText(`more about the ${stove}`)).toBeVisible();
  await choose('Earlier conversations');
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: /rather not guess/ })
    .last()
    .click();
  await expect(thread(page).getByText(tent)).toBeVisible();
  await expect(thread(page).getByText(`more about the ${stove}`)).toBeHidden();
  await say(page, `more about the ${tent}`);
  await page.reload();
  await expect(thread(page).getByText(tent, { exact: true })).toBeVisible();
  await expect(thread(page).getByText(`more about the ${tent}`)).toBeVisible();
  await page.unroute(sending);
  const { token } = await call(page.request, user.login, DEMO);
  for (const story of [tent, stove])
    await expect.poll(() => saidIn(page, token, story), { timeout: 40_000 }).toEqual([story, `more about the ${story}`]);
  await page.reload();
  await expect(thread(page).getByText(tent, { exact: true })).toBeVisible();
  await expect(thread(page).getByText(stove)).toBeHidden();
  await context.close();
});

journey('an address that nobody has says what to do', async ({ page, violations }) => {
  await page.goto('/chat/no-such-shop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations()).toEqual([]);
});
