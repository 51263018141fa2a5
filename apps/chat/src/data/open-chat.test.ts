import type { Message } from '@lobby/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bodies, chatWith, settle, unsent } from '#/testing/chat-with.ts';
import { FakeLive } from '#/testing/fake-live.ts';
import { FakePlatform, type Fate } from '#/testing/fake-platform.ts';
import type { Chat } from './open-chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the session', () => {
  test('begins, and goes on with the token it was given', async () => {
    const platform = new FakePlatform();
    chatWith(platform);
    await settle();
    chatWith(platform);
    await settle();
    expect(platform.callsTo('session').map(({ token }) => token)).toEqual([undefined, 'token-1']);
  });

  test('begins anew where the token is rejected, and delivers what was not sent', async () => {
    const platform = new FakePlatform();
    const chat = chatWith(platform);
    await settle();
    platform.token = 'token-2';
    platform.conversationId = crypto.randomUUID();
    chat.send('Still here');
    await vi.advanceTimersByTimeAsync(10);
    expect(platform.messages.map(({ body }) => body)).toEqual(['Still here']);
    expect(chat.store.get().conversationId).toBe(platform.conversationId);
    expect(bodies(chat)).toEqual(['Still here']);
    expect(unsent(chat)).toEqual([]);
  });

  test('begins anew after a reload too, and delivers what was not sent', async () => {
    const platform = new FakePlatform();
    const before = chatWith(platform);
    await settle();
    platform.fate = () => 'lost';
    before.send('Still here');
    await settle();
    before.close();
    platform.token = 'token-2';
    platform.conversationId = crypto.randomUUID();
    const after = chatWith(platform);
    expect(unsent(after)).toEqual(['Still here']);
    platform.fate = () => undefined;
    after.wake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(platform.messages.map(({ body }) => body)).toEqual(['Still here']);
  });

  test('an unknown tenant ends in a page that says so, and in silence', async () => {
    const platform = Object.assign(new FakePlatform(), { tenant: 'other' });
    const chat = chatWith(platform);
    await settle();
    const calls = platform.calls.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(chat.store.get().phase).toBe('nowhere');
    expect(platform.calls).toHaveLength(calls);
  });

  test('a new conversation is empty and belongs to the same visitor', async () => {
    const platform = new FakePlatform();
    const chat = chatWith(platform);
    await settle();
    chat.send('Old');
    await settle();
    await chat.beginNew();
    await settle();
    expect(bodies(chat)).toEqual([]);
    expect(platform.callsTo('session').at(-1)).toMatchObject({ token: 'token-1', fields: { new_conversation: true } });
  });
});

/** A chat whose live connection is up. */
async function connected() {
  const [platform, live] = [new FakePlatform(), new FakeLive()];
  const chat = chatWith(platform, live);
  await settle();
  live.connect();
  await settle();
  return { platform, live, chat };
}

/** Announces a message that comes along, in a conversation that stands as it stood. */
function bring(live: FakeLive, chat: Chat, stored: Message, stands = false, status = chat.store.get().standing?.status): void {
  const { owner_epoch: epoch } = chat.store.get().standing ?? {};
  live.listeners?.message(stored);
  live.listeners?.conversation({
    conversation_id: stored.conversation_id,
    last_seq: stored.seq,
    status: status ?? 'open',
    owner_epoch: epoch ?? 0,
    ...(stands && { stands }),
  });
}

describe('delivery', () => {
  test('shows a message at once and stores it once, however often it is tried', async () => {
    const platform = new FakePlatform();
    const chat = chatWith(platform);
    await settle();
    let tries = 0;
    platform.fate = ({ name }) => (name === 'messages' && (tries += 1) <= 3 ? 'unheard' : undefined);
    chat.send('Hello');
    expect(unsent(chat)).toEqual(['Hello']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(platform.messages.map(({ body }) => body)).toEqual(['Hello']);
    expect(bodies(chat)).toEqual(['Hello']);
    expect(unsent(chat)).toEqual([]);
  });

  test('messages that were written offline arrive after a reload, in order', async () => {
    const platform = new FakePlatform();
    const before = chatWith(platform);
    await settle();
    platform.fate = () => 'lost';
    before.send('One');
    before.send('Two');
    await settle();
    before.close();
    platform.fate = () => undefined;
    const after = chatWith(platform);
    await settle();
    expect(platform.messages.map(({ body }) => body)).toEqual(['One', 'Two']);
    expect(unsent(after)).toEqual([]);
    expect(chatWith(platform).store.get().unsent).toEqual([]);
  });

  test('what is written before the session could begin is delivered once it has', async () => {
    const platform = new FakePlatform();
    platform.fate = () => 'lost';
    const chat = chatWith(platform);
    chat.send('Too early');
    await settle();
    chat.close();
    platform.fate = () => undefined;
    chatWith(platform);
    await settle();
    expect(platform.messages.map(({ body }) => body)).toEqual(['Too early']);
  });

  test('a refused message is marked with its reason and holds up no later one', async () => {
    const platform = new FakePlatform();
    const chat = chatWith(platform);
    await settle();
    platform.fate = ({ name, fields }): Fate => (name === 'messages' && fields['text'] === 'Bad' ? { code: 'invalid_request' } : undefined);
    chat.send('Bad');
    chat.send('Good');
    await settle();
    expect(chat.store.get().unsent).toMatchObject([{ text: 'Bad', failure: 'invalid_request' }]);
    expect(bodies(chat)).toEqual(['Good']);

    platform.fate = () => undefined;
    chat.retry(chat.store.get().unsent[0]!.clientMsgId);
    await settle();
    expect(bodies(chat)).toEqual(['Good', 'Bad']);
  });

  test('a throttled message waits as long as the server asks, and goes out by itself', async () => {
    const platform = new FakePlatform();
    const chat = chatWith(platform);
    await settle();
    let tries = 0;
    platform.fate = ({ name }) => (name === 'messages' && (tries += 1) === 1 ? { code: 'throttled', data: { retry_after: 7 } } : undefined);
    chat.send('Patience');
    await vi.advanceTimersByTimeAsync(6_900);
    chat.wake();
    await settle();
    expect(platform.callsTo('messages')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(bodies(chat)).toEqual(['Patience']);
  });

  test('a lost server is tried again forever, at most every thirty seconds', async () => {
    const platform = new FakePlatform();
    const chat = chatWith(platform);
    await settle();
    platform.fate = () => 'lost';
    chat.send('Patience');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(chat.store.get().reachable).toBe(false);
    platform.fate = () => undefined;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(bodies(chat)).toEqual(['Patience']);
    expect(chat.store.get().reachable).toBe(true);
  });

  test('whatever the network loses, each message is stored once and in the order it was written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Fate>('lost', 'unheard', undefined, { code: 'internal' }), { maxLength: 25 }),
        fc.integer({ min: 1, max: 6 }),
        async (fates, count) => {
          localStorage.clear();
          sessionStorage.clear();
          const platform = new FakePlatform();
          platform.answer = (question) => ({ body: `On ${question}` });
          const left = [...fates];
          platform.fate = () => left.shift();
          const chat = chatWith(platform);
          const texts = Array.from({ length: count }, (_, index) => `Message ${index}`);
          for (const text of texts) chat.send(text);
          await vi.advanceTimersByTimeAsync(1_000_000);
          const own = platform.messages.filter(({ author_kind: author }) => author === 'contact').map(({ body }) => body);
          expect(own).toEqual(texts);
          expect(chat.store.get().thread.messages).toEqual(platform.messages);
          expect(unsent(chat)).toEqual([]);
          chat.close();
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('keeping up', () => {
  test('without a socket the bot’s answer shows within a fraction of a second', async () => {
    const platform = new FakePlatform();
    const chat = chatWith(platform);
    await settle();
    chat.send('Hello');
    await settle();
    platform.post({ author_kind: 'bot', body: 'Hi' });
    await vi.advanceTimersByTimeAsync(150);
    expect(bodies(chat)).toEqual(['Hello', 'Hi']);
  });

  test('without a socket a person’s words show within seconds, and the server is asked less the longer nothing is said', async () => {
    const platform = new FakePlatform();
    platform.standing = { ...platform.standing, status: 'waiting', owner_epoch: 1, agent_name: 'Candy' };
    const chat = chatWith(platform);
    await settle();
    for (const body of ['Hello', 'How may I help?', 'Are you there?']) {
      await vi.advanceTimersByTimeAsync(40_000);
      platform.post({ author_kind: 'agent', author_name: 'Candy', body });
      await vi.advanceTimersByTimeAsync(2_500);
      expect(bodies(chat).at(-1)).toBe(body);
    }
    await vi.advanceTimersByTimeAsync(300_000);
    const looks = platform.callsTo('sync').length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(platform.callsTo('sync').length - looks).toBe(40);
    // Whoever comes back to the page, or writes, finds it lively again.
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(platform.callsTo('sync').length - looks).toBe(45);
  });

  test('a socket that is lost is made up for within seconds, and not any more once it is back', async () => {
    const { platform, live, chat } = await connected();
    platform.standing = { ...platform.standing, status: 'waiting', owner_epoch: 1, agent_name: 'Candy' };
    chat.wake();
    await settle();
    live.lose();
    platform.post({ author_kind: 'agent', author_name: 'Candy', body: 'Hello' });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(bodies(chat)).toEqual(['Hello']);
    platform.post({ author_kind: 'agent', author_name: 'Candy', body: 'Still there?' });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(bodies(chat)).toEqual(['Hello', 'Still there?']);
    live.connect();
    await settle();
    const looks = platform.callsTo('sync').length;
    await vi.advanceTimersByTimeAsync(50_000);
    expect(platform.callsTo('sync')).toHaveLength(looks);
  });

  test('an announcement is followed by a look at what it announces', async () => {
    const { platform, live, chat } = await connected();
    platform.post({ author_kind: 'agent', author_name: 'Candy', body: 'Hello' });
    live.listeners?.conversation({ conversation_id: platform.conversationId, last_seq: 1, status: 'open', owner_epoch: 1 });
    await settle();
    expect(bodies(chat)).toEqual(['Hello']);
  });

  test('a message that is brought along is shown at once, and how the conversation stands is read a little later, once', async () => {
    const { platform, live, chat } = await connected();
    const looks = platform.callsTo('sync').length;
    for (const body of ['Hello', 'How may I help?']) {
      bring(live, chat, platform.post({ author_kind: 'agent', author_name: 'Candy', body }));
    }
    expect(bodies(chat)).toEqual(['Hello', 'How may I help?']);
    await settle();
    expect(platform.callsTo('sync')).toHaveLength(looks);
    await vi.advanceTimersByTimeAsync(300);
    expect(platform.callsTo('sync')).toHaveLength(looks + 1);
    expect(bodies(chat)).toEqual(['Hello', 'How may I help?']);
  });

  test('nothing is read where the conversation is said to stand as it stood', async () => {
    const { platform, live, chat } = await connected();
    const looks = platform.callsTo('sync').length;
    bring(live, chat, platform.post({ author_kind: 'agent', author_name: 'Candy', body: 'Hello' }), true, 'waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(bodies(chat)).toEqual(['Hello']);
    expect(chat.store.get().standing?.status).toBe('waiting');
    expect(platform.callsTo('sync')).toHaveLength(looks);
  });

  test.each([false, true])('a message that is brought along while one before it is missing has both read, stands: %s', async (stands) => {
    const { platform, live, chat } = await connected();
    platform.post({ body: 'Missed' });
    bring(live, chat, platform.post({ body: 'Heard' }), stands);
    await settle();
    expect(bodies(chat)).toEqual(['Missed', 'Heard']);
  });

  test('whoever is connected reads nothing right after a message of their own, and finds in time what went unannounced', async () => {
    const { platform, chat } = await connected();
    const looks = platform.callsTo('sync').length;
    chat.send('Hello?');
    await settle();
    platform.post({ author_kind: 'agent', author_name: 'Candy', body: 'Unannounced' });
    await vi.advanceTimersByTimeAsync(3_900);
    expect(bodies(chat)).toEqual(['Hello?']);
    expect(platform.callsTo('sync')).toHaveLength(looks);
    await vi.advanceTimersByTimeAsync(200);
    expect(bodies(chat)).toEqual(['Hello?', 'Unannounced']);
  });

  test('what a person has seen is known as soon as they look, not when they answer, and never goes back', async () => {
    const { platform, live, chat } = await connected();
    const seen = () => chat.store.get().standing?.staff_seen_seq;
    platform.post({ body: 'Hello?' });
    live.listeners?.seen_by_staff({ conversation_id: 'another', seq: 9 });
    expect(seen()).toBe(0);
    live.listeners?.seen_by_staff({ conversation_id: platform.conversationId, seq: 1 });
    expect(seen()).toBe(1);
    bring(live, chat, platform.post({ author_kind: 'agent', author_name: 'Candy', body: 'Hello' }), true);
    await settle();
    expect(seen()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen()).toBe(1);
  });

  test('what was announced while nobody listened is read on the next connection', async () => {
    const [platform, live] = [new FakePlatform(), new FakeLive()];
    const chat = chatWith(platform, live);
    await settle();
    platform.post({ body: 'Missed' });
    live.connect();
    await settle();
    expect(bodies(chat)).toEqual(['Missed']);
  });

  test('a silent socket is not trusted: a slow look finds what was never announced', async () => {
    const { platform, chat } = await connected();
    platform.post({ body: 'Unannounced' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bodies(chat)).toEqual(['Unannounced']);
  });

  test('a page that comes back to the front reads what it missed', async () => {
    const platform = new FakePlatform();
    const chat = chatWith(platform);
    await settle();
    platform.post({ body: 'Meanwhile' });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(bodies(chat)).toEqual(['Meanwhile']);
  });

  test('a long conversation is read from its end, and earlier pages on demand', async () => {
    const platform = new FakePlatform();
    for (let count = 0; count < 450; count += 1) platform.post({});
    const chat = chatWith(platform);
    await settle();
    expect(chat.store.get().thread).toMatchObject({ floor: 250, cursor: 450 });
    expect(await chat.readEarlier()).toBe(true);
    expect(await chat.readEarlier()).toBe(false);
    expect(chat.store.get().thread.messages).toEqual(platform.messages);
  });

  test('a new visitor gets a connection of their own', async () => {
    const [platform, live] = [new FakePlatform(), new FakeLive()];
    const chat = chatWith(platform, live);
    await settle();
    platform.token = 'token-2';
    chat.wake();
    await vi.advanceTimersByTimeAsync(10);
    expect(live.tokens).toEqual(['token-1', 'token-2']);
  });
});

describe('what a visitor can do besides writing', () => {
  test('a judgement that could not be stored is taken back', async () => {
    const platform = new FakePlatform();
    platform.post({});
    const chat = chatWith(platform);
    await settle();
    platform.fate = ({ name }) => (name === 'feedback' ? 'lost' : undefined);
    await expect(chat.judge(1, 'up')).rejects.toMatchObject({ reason: 'offline' });
    expect(chat.store.get().verdicts[1]).toBeNull();
  });

  test('a person is told of typing, at most every three seconds, and the bot never', async () => {
    const platform = new FakePlatform();
    const chat = chatWith(platform);
    await settle();
    chat.typing();
    await settle();
    expect(platform.callsTo('typing')).toHaveLength(0);
    platform.standing = { ...platform.standing, status: 'open', owner_epoch: 1, agent_name: 'Candy' };
    chat.wake();
    await settle();
    chat.typing();
    chat.typing();
    await settle();
    expect(platform.callsTo('typing')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    chat.typing();
    await settle();
    expect(platform.callsTo('typing')).toHaveLength(2);
  });
});

describe('that a person is typing', () => {
  const withPerson = () => {
    const platform = new FakePlatform();
    platform.standing = { ...platform.standing, status: 'open', agent_name: 'Mina' };
    return platform;
  };

  test('is seen without a socket, and no longer once they stop', async () => {
    const platform = withPerson();
    const chat = chatWith(platform);
    await settle();
    platform.typist = 'Mina';
    await vi.advanceTimersByTimeAsync(2_500);
    expect(chat.store.get().typist).toEqual({ kind: 'agent', name: 'Mina' });
    platform.typist = null;
    await vi.advanceTimersByTimeAsync(2_500);
    expect(chat.store.get().typist).toBeUndefined();
  });

  test('lapses where nothing is heard any more', async () => {
    const platform = withPerson();
    const chat = chatWith(platform);
    await settle();
    platform.typist = 'Mina';
    await vi.advanceTimersByTimeAsync(2_500);
    platform.fate = () => 'lost';
    await vi.advanceTimersByTimeAsync(5_000);
    expect(chat.store.get().typist).toBeUndefined();
  });

  test('is not asked for while a socket tells it', async () => {
    const platform = withPerson();
    const live = new FakeLive();
    const chat = chatWith(platform, live);
    await settle();
    live.connect();
    platform.typist = 'Mina';
    await settle();
    const asked = platform.callsTo('sync').length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(platform.callsTo('sync').length).toBeGreaterThan(asked);
    expect(
      platform
        .callsTo('sync')
        .slice(asked)
        .map(({ fields }) => fields['typing']),
    ).not.toContain('true');
    expect(chat.store.get().typist).toBeUndefined();
  });
});
