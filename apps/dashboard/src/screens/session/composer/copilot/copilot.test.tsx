import {
  contacts,
  conversations,
  copilot,
  drafts,
  messages,
  notes,
  translate,
  type Conversation,
  type Draft,
  type Message,
  type ResponseOf,
  type Translation,
  type UserInfo,
} from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aContact, aConversation, aMessage } from '#/testing/conversations.ts';
import { success, type FakeAnswer, type FakeApi, type FakeCall } from '#/testing/fake-api.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const ME = { id: 1, name: 'Mina Tan' };
const ENTRY = { entry_id: aConversation(7).id, title: 'Size?' };
const DRAFT: ResponseOf<typeof copilot.draft> = {
  by: 'model',
  text: 'One size up.',
  locale: 'en-US',
  sources: [ENTRY],
  model_failed: false,
};
const TRANSLATED = { text: '明日届きます。', target: 'ja-JP', back: 'It will arrive tomorrow.', engine: 'model' } as const;

interface Setup {
  readonly model?: boolean;
  readonly role?: UserInfo['role'];
  readonly conversation?: Partial<Conversation>;
  readonly kept?: readonly Translation[];
  readonly before?: (api: FakeApi) => void;
}

function serve(api: FakeApi, { model = true, conversation = {}, kept = [], before }: Setup) {
  const world = {
    conversation: aConversation(1, { status: 'open', owner_kind: 'agent', agent: ME, language: 'ja-JP', spoken: 'ja-JP', ...conversation }),
    messages: [aMessage(1, { body: 'テントは届きますか' }), aMessage(2, { body: 'いつですか' })],
  };
  api.answer(conversations.list, () => ({
    items: [world.conversation],
    next_cursor: null,
    counts: { mine: 1, waiting: 0, queued: 0, bot: 0, all: 1, mentioned: 0, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 },
    total: 1,
  }));
  api.answer(conversations.get, () => world.conversation);
  api.answer(conversations.read, { unread: 0 });
  api.answer(conversations.typing, {});
  api.answer(conversations.translate, ({ body }: FakeCall) => {
    world.conversation = { ...world.conversation, translate_to: (body as { target: Conversation['translate_to'] }).target };
    return world.conversation;
  });
  api.answer(conversations.update, ({ body }: FakeCall) => {
    world.conversation = { ...world.conversation, tags: (body as { tags: string[] }).tags };
    return world.conversation;
  });
  api.answer(contacts.get, aContact());
  api.answer(notes.list, { items: [] });
  api.answer(drafts.list, { items: [] });
  api.answer(drafts.save, ({ body }: FakeCall) => body as Draft);
  api.answer(messages.list, () => ({ items: world.messages, first_seq: 1, last_seq: world.messages.length }));
  api.answer(messages.send, ({ body }: FakeCall): Message => {
    const { client_msg_id: sentAs, text } = body as { client_msg_id: string; text: string };
    const stored = aMessage(3, { client_msg_id: sentAs, body: text, author_kind: 'agent', author_name: ME.name });
    world.messages = [...world.messages, stored];
    return stored;
  });
  api.answer(copilot.state, { model });
  api.answer(copilot.draft, DRAFT);
  api.answer(copilot.rewrite, { text: 'Shorter words.' });
  api.answer(translate.list, { items: [...kept] });
  api.answer(translate.messages, ({ body }: FakeCall) => {
    const { seqs } = body as { seqs: number[] };
    return { items: seqs.map((seq): Translation => ({ seq, target: 'en-US', text: `Words of ${seq}`, engine: 'model', state: 'ok' })) };
  });
  api.answer(translate.text, TRANSLATED);
  before?.(api);
}

async function open(setup: Setup = {}) {
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${aConversation(1).id}`,
    user: { name: ME.name, ...(setup.role === undefined ? {} : { role: setup.role }) },
    answers: (api) => serve(api, setup),
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  await waitFor(() => expect(scene.api.callsTo(copilot.state)).toHaveLength(1));
  await screen.findByRole('button', { name: 'Draft' });
  return {
    ...scene,
    field,
    card: () => screen.findByRole('region', { name: 'Copilot suggestion' }),
    sent: () =>
      scene.api.calls
        .filter(({ method, path }) => method === 'POST' && path.endsWith(`${aConversation(1).id}/message`))
        .map(({ body }) => body),
  };
}

/** An answer that comes when the test says so. */
function later() {
  let come: (data: unknown) => void = () => undefined;
  const answer = new Promise<FakeAnswer>((resolve) => (come = (data) => resolve(success(data))));
  return { answer, come: (data: unknown) => come(data) };
}

describe('a draft', () => {
  it('is shown with its sources, and reaches the text only when it is taken', async () => {
    const { user, field, card } = await open();
    await user.click(screen.getByRole('button', { name: 'Draft' }));
    expect(within(await card()).getByText('One size up.')).toBeTruthy();
    expect(within(await card()).getByRole('link', { name: 'Size?' })).toBeTruthy();
    expect(field.value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Use draft' }));
    expect(field.value).toBe('One size up.');
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field.value).toBe('');
  });

  it('that comes late never takes the place of what was typed since', async () => {
    const draft = later();
    const { user, field, card } = await open({ before: (api) => api.on(copilot.draft, () => draft.answer) });
    await user.type(field, 'Let me');
    await user.click(screen.getByRole('button', { name: 'Draft' }));
    await user.type(field, ' look');
    draft.come(DRAFT);
    expect(await screen.findByText('You’ve edited your text since you asked.')).toBeTruthy();
    expect(within(await card()).queryByRole('button', { name: 'Replace my text' })).toBeNull();
    expect(field.value).toBe('Let me look');
    await user.click(screen.getByRole('button', { name: 'Insert' }));
    expect(field.value).toBe('Let me look\nOne size up.');
  });

  it('that nobody waits for any more is not shown', async () => {
    const draft = later();
    const { user, field } = await open({ before: (api) => api.on(copilot.draft, () => draft.answer) });
    await user.click(screen.getByRole('button', { name: 'Draft' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    draft.come(DRAFT);
    await user.type(field, 'Mine');
    expect(screen.queryByText('One size up.')).toBeNull();
  });

  it('says honestly that nothing was found, and Esc puts it away', async () => {
    const nothing = { ...DRAFT, by: 'nothing' as const, text: '', sources: [] };
    const { user, field } = await open({ before: (api) => api.answer(copilot.draft, nothing) });
    await user.click(screen.getByRole('button', { name: 'Draft' }));
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    field.focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Nothing found')).toBeNull();
  });

  it('that fails leaves the text as it is and can be asked for again', async () => {
    const { user, field, api } = await open({ before: (fake) => fake.fail(copilot.draft, 'model_failed') });
    await user.type(field, 'Half a sentence');
    await user.click(screen.getByRole('button', { name: 'Draft' }));
    expect((await screen.findByRole('alert')).textContent).toBe('msg of model_failed');
    expect(field.value).toBe('Half a sentence');
    api.answer(copilot.draft, DRAFT);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('One size up.')).toBeTruthy();
  });
});

describe('other words', () => {
  it('replace the text that they were asked for, and it comes back with Undo', async () => {
    const { user, field, api } = await open();
    await user.type(field, 'Very many words.');
    await openMenu(user, 'Reword');
    await user.click(await screen.findByRole('menuitem', { name: 'Shorter' }));
    await user.click(await screen.findByRole('button', { name: 'Replace my text' }));
    expect(field.value).toBe('Shorter words.');
    expect(api.callsTo(copilot.rewrite)[0]?.body).toMatchObject({ text: 'Very many words.', style: 'shorter' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field.value).toBe('Very many words.');
  });

  it('need words first', async () => {
    const { user, api } = await open();
    await openMenu(user, 'Reword');
    await user.click(await screen.findByRole('menuitem', { name: 'Warmer' }));
    expect(await screen.findByText('Write something first.')).toBeTruthy();
    expect(api.callsTo(copilot.rewrite)).toHaveLength(0);
  });
});

describe('without a model', () => {
  it('translating says how to get one, the business’s own first; drafts still come, and the rest is not offered', async () => {
    const { user, api } = await open({ model: false });
    expect(screen.queryByRole('button', { name: 'Reword' })).toBeNull();
    await openMenu(user, 'Translate');
    await user.click(await screen.findByRole('menuitem', { name: /日本語/ }));
    expect(await screen.findByText(/You can connect your own model/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Connect a model' }).getAttribute('href')).toBe('/dashboard/ai-access/platform');
    expect(screen.queryByText(/MODEL_URL|runs this/)).toBeNull();
    expect(api.calls.filter(({ path }) => path.endsWith('/translate'))).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Draft' }));
    expect(await screen.findByText('One size up.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'AI summary' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Suggest tags' })).toBeNull();
  });

  it('who may not connect one learns who can', async () => {
    const { user } = await open({ model: false, role: 'agent' });
    await openMenu(user, 'Translate');
    await user.click(await screen.findByRole('menuitem', { name: /日本語/ }));
    expect(await screen.findByText(/an admin can connect your own model under AI access/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Connect a model' })).toBeNull();
  });

  it('one that is connected meanwhile is there once the server is heard again, or somebody comes back to the page', async () => {
    const { live, api } = await open({ model: false });
    api.answer(copilot.state, { model: true });
    live.reconnect();
    expect(await screen.findByRole('button', { name: 'Reword' })).toBeTruthy();
    api.answer(copilot.state, { model: false });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reword' })).toBeNull());
  });

  it('replies of a conversation that was translated before go out as they are written', async () => {
    const { user, field, sent } = await open({ model: false, conversation: { translate_to: 'ja-JP' } });
    await user.type(field, 'As it is{Enter}');
    await waitFor(() => expect(sent()).toMatchObject([{ text: 'As it is' }]));
  });
});

describe('writing in another language', () => {
  it('shows the translation and what it says, and Enter sends it with the original', async () => {
    const { user, field, sent } = await open({ conversation: { translate_to: 'ja-JP' } });
    await user.type(field, 'It arrives tomorrow.{Enter}');
    expect(await screen.findByText('明日届きます。')).toBeTruthy();
    expect(screen.getByText('It will arrive tomorrow.')).toBeTruthy();
    expect(sent()).toEqual([]);
    field.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toMatchObject([{ text: '明日届きます。', original: 'It arrives tomorrow.' }]));
    expect(field.value).toBe('');
  });

  it('asks again when the text has changed, and never sends a translation of other words', async () => {
    const { user, field, sent, api } = await open({ conversation: { translate_to: 'ja-JP' } });
    await user.type(field, 'It arrives tomorrow.{Enter}');
    await screen.findByText('明日届きます。');
    await user.type(field, ' Maybe.');
    expect(screen.queryByText('明日届きます。')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.callsTo(translate.text)).toHaveLength(2));
    expect(sent()).toEqual([]);
  });

  it('that fails says so, and the text can be sent as it is written', async () => {
    const { user, field, sent } = await open({
      conversation: { translate_to: 'ja-JP' },
      before: (api) => api.fail(translate.text, 'words_lost'),
    });
    await user.type(field, 'It arrives tomorrow.{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('msg of words_lost');
    expect(field.value).toBe('It arrives tomorrow.');
    await user.click(screen.getByRole('button', { name: 'Send as written' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ text: 'It arrives tomorrow.' });
    expect(sent()[0]).not.toHaveProperty('original');
  });

  it('is turned on and off for the conversation', async () => {
    const { user, api } = await open();
    await openMenu(user, 'Translate');
    await user.click(await screen.findByRole('menuitem', { name: /日本語.*Visitor’s language/ }));
    await openMenu(user, 'Translate: 日本語');
    await user.click(await screen.findByRole('menuitem', { name: 'Don’t translate' }));
    await screen.findByRole('button', { name: 'Translate' });
    const chosen = api.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/translate'));
    expect(chosen.map(({ body }) => body)).toEqual([
      { target: 'ja-JP', inherit: false },
      { target: null, inherit: false },
    ]);
  });
});

describe('reading in another language', () => {
  it('what came is translated under its words, and can be hidden', async () => {
    const { user, api } = await open({ conversation: { translate_to: 'ja-JP' } });
    expect(await screen.findByText('Words of 1')).toBeTruthy();
    expect(api.callsTo(translate.messages).map(({ body }) => (body as { seqs: number[] }).seqs)).toEqual([[2, 1]]);
    await user.click(screen.getAllByRole('button', { name: 'Show original' })[0] as HTMLElement);
    expect(screen.queryByText('Words of 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show translation' }));
    expect(screen.getByText('Words of 1')).toBeTruthy();
  });

  it('what is kept is shown without asking, also what a colleague had written', async () => {
    const kept: Translation[] = [
      { seq: 1, target: 'en-US', text: 'Will it come?', engine: 'model', state: 'ok' },
      { seq: 2, target: 'ko', text: '언제인가요?', engine: 'author', state: 'ok' },
    ];
    const { api } = await open({ kept });
    expect(await screen.findByText('Will it come?')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Original' })).toBeTruthy();
    expect(api.callsTo(translate.messages)).toHaveLength(0);
  });

  it('a failure is asked for again by hand only', async () => {
    const { user, api } = await open({
      conversation: { translate_to: 'ja-JP' },
      before: (fake) => fake.fail(translate.messages, 'throttled'),
    });
    const again = await screen.findAllByRole('button', { name: 'Try again' });
    expect(again).toHaveLength(2);
    expect(api.callsTo(translate.messages)).toHaveLength(1);
    api.answer(translate.messages, { items: [{ seq: 1, target: 'en-US', text: 'Now it is', engine: 'model', state: 'ok' }] });
    await user.click(again[0] as HTMLElement);
    expect(await screen.findByText('Now it is')).toBeTruthy();
  });
});

describe('beside the conversation', () => {
  it('a summary comes when it is asked for', async () => {
    const summary = { text: 'Wants a tent.', last_seq: 2, next_step: { text: 'Say which size fits.', sources: [ENTRY] } };
    const { user, api } = await open({ before: (fake) => fake.answer(copilot.summary, summary) });
    await user.click(await screen.findByRole('button', { name: 'Summarize' }));
    expect(await screen.findByText('Wants a tent.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Suggested next step' })).toBeTruthy();
    expect(screen.getByText('Say which size fits.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Size?' })).toBeTruthy();
    api.answer(copilot.summary, { ...summary, next_step: null });
    await user.click(screen.getByRole('button', { name: 'Update summary' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Suggested next step' })).toBeNull());
  });

  it('proposed tags are set one by one', async () => {
    const items = [
      { tag: 'Tents', is_new: false },
      { tag: 'Late parcel', is_new: true },
    ];
    const { user, api } = await open({ before: (fake) => fake.answer(copilot.tags, { items }) });
    await user.click(await screen.findByRole('button', { name: 'Suggest tags' }));
    await user.click(await screen.findByRole('button', { name: 'Add tag Late parcel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add tag Late parcel' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Add tag Tents' })).toBeTruthy();
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ tags: ['Late parcel'] });
  });
});
