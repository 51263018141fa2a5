import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bodies, chatWith, settle, unsent } from '#/testing/chat-with.ts';
import { FakePlatform } from '#/testing/fake-platform.ts';
import type { Chat } from './open-chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = (platform: FakePlatform, conversationId: string) => platform.saidIn(conversationId).map(({ body }) => body);
const openIn = (chat: Chat) => chat.store.get().conversationId;

/** A visitor with an earlier conversation, and a newer one that is open. */
async function withTwo() {
  const platform = new FakePlatform();
  const chat = chatWith(platform);
  await settle();
  const earlier = platform.conversationId;
  chat.send('About the tent');
  await settle();
  await chat.beginNew();
  const newer = platform.conversationId;
  chat.send('About the stove');
  await settle();
  return { platform, chat, earlier, newer };
}

describe('a reload', () => {
  test('stays in the conversation that was open', async () => {
    const { platform, chat, earlier } = await withTwo();
    await chat.goBack(earlier);
    await settle();
    chat.close();
    const again = chatWith(platform);
    await settle();
    expect(openIn(again)).toBe(earlier);
    expect(bodies(again)).toEqual(['About the tent']);
  });

  test('stays there also where the server would begin another one', async () => {
    const { platform, chat, earlier } = await withTwo();
    await chat.goBack(earlier);
    platform.closed.add(earlier);
    chat.close();
    const again = chatWith(platform);
    await settle();
    expect(openIn(again)).toBe(earlier);
  });

  test('of a tab whose conversation is gone goes on elsewhere', async () => {
    const { platform, chat, earlier, newer } = await withTwo();
    await chat.goBack(earlier);
    chat.close();
    platform.threads.delete(earlier);
    const again = chatWith(platform);
    await settle();
    expect(openIn(again)).toBe(newer);
    expect(again.store.get().phase).toBe('open');
  });

  test('in another tab goes on where the browser was last, unless that is closed for good', async () => {
    const { platform, chat, earlier, newer } = await withTwo();
    await chat.goBack(earlier);
    chat.close();
    sessionStorage.clear();
    const another = chatWith(platform);
    await settle();
    expect(openIn(another)).toBe(earlier);
    another.close();
    sessionStorage.clear();
    platform.closed.add(earlier);
    const third = chatWith(platform);
    await settle();
    expect(openIn(third)).toBe(newer);
  });
});

describe('a message', () => {
  test('that waits while its visitor goes back is sent where it was written', async () => {
    const { platform, chat, earlier, newer } = await withTwo();
    platform.fate = ({ name }) => (name === 'messages' ? 'lost' : undefined);
    chat.send('For the stove');
    await settle();
    await chat.goBack(earlier);
    chat.send('For the tent');
    await settle();
    platform.fate = () => undefined;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(said(platform, earlier)).toEqual(['About the tent', 'For the tent']);
    expect(said(platform, newer)).toEqual(['About the stove', 'For the stove']);
    expect(bodies(chat)).toEqual(['About the tent', 'For the tent']);
    expect(unsent(chat)).toEqual([]);
  });

  test('that was refused stays with its conversation', async () => {
    const { platform, chat, earlier, newer } = await withTwo();
    platform.fate = ({ name }) => (name === 'messages' ? { code: 'invalid_request' } : undefined);
    chat.send('Bad');
    await settle();
    await chat.goBack(earlier);
    expect(chat.store.get().unsent).toMatchObject([{ text: 'Bad', conversationId: newer, failure: 'invalid_request' }]);
    platform.fate = () => undefined;
    chat.retry(chat.store.get().unsent[0]!.clientMsgId);
    await settle();
    expect(said(platform, newer)).toEqual(['About the stove', 'Bad']);
    expect(said(platform, earlier)).toEqual(['About the tent']);
  });

  test('of either conversation is sent to its own after a reload', async () => {
    const { platform, chat, earlier, newer } = await withTwo();
    platform.fate = ({ name }) => (name === 'messages' ? 'lost' : undefined);
    chat.send('For the stove');
    await chat.goBack(earlier);
    chat.send('For the tent');
    await settle();
    chat.close();
    platform.fate = () => undefined;
    const again = chatWith(platform);
    await settle();
    expect(openIn(again)).toBe(earlier);
    expect(said(platform, earlier)).toEqual(['About the tent', 'For the tent']);
    expect(said(platform, newer)).toEqual(['About the stove', 'For the stove']);
    expect(chatWith(platform).store.get().unsent).toEqual([]);
  });

  test('for an earlier conversation that takes no more waits for its writer’s word, who may send it here', async () => {
    const { platform, chat, earlier, newer } = await withTwo();
    await chat.goBack(earlier);
    platform.fate = ({ name }) => (name === 'messages' ? 'lost' : undefined);
    chat.send('For the tent');
    await settle();
    await chat.goBack(newer);
    platform.closed.add(earlier);
    platform.fate = () => undefined;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(said(platform, newer)).toEqual(['About the stove']);
    expect(chat.store.get().unsent).toMatchObject([{ text: 'For the tent', conversationId: newer, failure: 'elsewhere_closed' }]);
    chat.retry(chat.store.get().unsent[0]!.clientMsgId);
    await settle();
    expect(said(platform, newer)).toEqual(['About the stove', 'For the tent']);
  });

  test('for an earlier conversation that takes no more begins the open one, where nothing was said yet', async () => {
    const { platform, chat, newer } = await withTwo();
    platform.fate = ({ name }) => (name === 'messages' ? 'lost' : undefined);
    chat.send('One');
    chat.send('Two');
    await settle();
    platform.closed.add(newer);
    await chat.beginNew();
    platform.fate = () => undefined;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(platform.conversationId).not.toBe(newer);
    expect(bodies(chat)).toEqual(['One', 'Two']);
  });

  test('going back while the session begins waits for it, and ends where the visitor wished to be', async () => {
    const { platform, chat, earlier } = await withTwo();
    chat.close();
    sessionStorage.clear();
    const again = chatWith(platform);
    await again.goBack(earlier);
    await settle();
    expect(openIn(again)).toBe(earlier);
  });
});

describe('a conversation that was closed for good while it is open', () => {
  test('goes on in a new one: what is written goes there, in order and once, and the visitor sees it there', async () => {
    const { platform, chat, newer } = await withTwo();
    platform.answer = (question) => ({ body: `On ${question}` });
    platform.closed.add(newer);
    for (const text of ['One more thing', 'And another']) chat.send(text);
    await vi.advanceTimersByTimeAsync(30_000);
    const fresh = platform.conversationId;
    expect(fresh).not.toBe(newer);
    expect(openIn(chat)).toBe(fresh);
    expect(said(platform, newer)).toEqual(['About the stove']);
    expect(bodies(chat).toSorted()).toEqual(['And another', 'On And another', 'On One more thing', 'One more thing']);
    expect(platform.callsTo('session').filter(({ fields }) => fields['new_conversation'] === true)).toHaveLength(2);
    expect(unsent(chat)).toEqual([]);
  });

  test('keeps what is written where no new one can begin yet, over a reload, too', async () => {
    const { platform, chat, newer } = await withTwo();
    platform.closed.add(newer);
    platform.fate = ({ name, fields }) => (name === 'session' && fields['new_conversation'] === true ? 'lost' : undefined);
    chat.send('One more thing');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(unsent(chat)).toEqual(['One more thing']);
    chat.close();
    const again = chatWith(platform);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(unsent(again)).toEqual(['One more thing']);
    platform.fate = () => undefined;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(bodies(again)).toEqual(['One more thing']);
    expect(said(platform, newer)).toEqual(['About the stove']);
  });

  test('leaves a message that was stored although its answer was lost where it is', async () => {
    const { platform, chat, newer } = await withTwo();
    let sends = 0;
    platform.fate = ({ name }) => (name === 'messages' && (sends += 1) === 1 ? 'unheard' : undefined);
    chat.send('In time');
    await settle();
    platform.closed.add(newer);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(said(platform, newer)).toEqual(['About the stove', 'In time']);
    expect(openIn(chat)).toBe(newer);
    expect(unsent(chat)).toEqual([]);
  });
});
