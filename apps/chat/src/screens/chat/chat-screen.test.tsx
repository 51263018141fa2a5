import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const composer = () => screen.findByRole('textbox');
const log = () => within(screen.getByRole('log'));
/** The messages, once the screen is there. */
const thread = async () => within(await screen.findByRole('log'));

/** A platform whose bot answers everything from one source. */
function answering(): FakePlatform {
  const platform = new FakePlatform();
  platform.answer = () => ({ body: 'Within 30 days.', sources: [{ entry_id: crypto.randomUUID(), title: 'Returns' }] });
  return platform;
}

/** Where what arrives is spoken. */
const regionOf = (container: HTMLElement) =>
  waitFor(() => {
    const region = container.querySelector('[aria-live="polite"].sr-only');
    if (!region) throw new Error('nothing is spoken yet');
    return region;
  });

async function ask(user: Awaited<ReturnType<typeof renderChat>>['user'], text: string): Promise<void> {
  await user.type(await composer(), `${text}{Enter}`);
}

describe('greeting', () => {
  test('shows the business, the welcome and what visitors often ask', async () => {
    await renderChat();
    expect(await screen.findByText('Hi, I’m Nora.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Northfold' })).toBeTruthy();
    expect(screen.getByText('Nora, AI assistant')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Northfold'));
  });

  test('a suggested question is asked with one press', async () => {
    const { platform, user } = await renderChat();
    await user.click(await screen.findByRole('button', { name: 'Where is my order?' }));
    await waitFor(() => expect(platform.messages.map(({ body }) => body)).toEqual(['Where is my order?']));
  });

  test('an address without a business says what to do', async () => {
    await renderChat({ path: '/chat/nobody' });
    expect(await screen.findByRole('heading', { name: 'We can’t find this chat' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  test('another place in the chat leads back to the chat', async () => {
    const { user } = await renderChat({ path: '/chat/demo/elsewhere' });
    await user.click(await screen.findByRole('button', { name: 'Back to the chat' }));
    expect(await screen.findByText('Hi, I’m Nora.')).toBeTruthy();
  });

  test('an address without a tenant is a door that leads nowhere', async () => {
    await renderChat({ path: '/chat' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  test('a server out of reach offers Retry and keeps what is typed', async () => {
    const platform = new FakePlatform();
    platform.fate = () => 'lost';
    const { user } = await renderChat({ platform });
    await user.type(await composer(), 'Typed meanwhile');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    platform.fate = () => undefined;
    await user.click(retry);
    expect(await screen.findByText('Hi, I’m Nora.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Typed meanwhile');
  });

  test('a browser that stores nothing is told what that means', async () => {
    const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    await renderChat({ storage: { local: nothing, session: nothing, lasting: false } });
    expect(await screen.findByText(/Your browser blocks storage/)).toBeTruthy();
  });
});

describe('writing', () => {
  test('Enter sends, Shift+Enter begins a line', async () => {
    const { platform, user } = await renderChat();
    await user.type(await composer(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(platform.messages.map(({ body }) => body)).toEqual(['One\ntwo']));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  });

  test('Enter that picks a candidate of an input method sends nothing', async () => {
    const { platform } = await renderChat();
    const field = await composer();
    fireEvent.change(field, { target: { value: 'にほん' } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('にほん');
    expect(platform.callsTo('messages')).toHaveLength(0);
  });

  test('nothing and blanks cannot be sent', async () => {
    const { platform, user } = await renderChat();
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    await ask(user, '   ');
    expect(platform.callsTo('messages')).toHaveLength(0);
  });

  test('counts near the limit and does not send beyond it', async () => {
    const { platform } = await renderChat();
    const field = await composer();
    fireEvent.change(field, { target: { value: 'x'.repeat(3_990) } });
    expect(screen.getByText('10 characters left')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'x'.repeat(4_001) } });
    expect(screen.getByText('Shorten this by 1 character')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(platform.callsTo('messages')).toHaveLength(0);
  });

  test('a draft outlives a reload', async () => {
    const { user } = await renderChat();
    await user.type(await composer(), 'Half a thought');
    await renderChat({ again: true });
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Half a thought');
  });
});

describe('answers', () => {
  test('show their source, whose words open in a sheet', async () => {
    const { user } = await renderChat({ platform: answering() });
    await ask(user, 'Can I return it?');
    await user.click(await screen.findByRole('button', { name: /Returns/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Returns' }));
    expect(sheet.getByText('Within 30 days.')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are judged with a thumb, which a second press takes back', async () => {
    const { platform, user } = await renderChat({ platform: answering() });
    await ask(user, 'Can I return it?');
    const thumb = await screen.findByRole('button', { name: 'Helpful' });
    await user.click(thumb);
    expect(thumb.getAttribute('aria-pressed')).toBe('true');
    await user.click(thumb);
    expect(thumb.getAttribute('aria-pressed')).toBe('false');
    expect(platform.callsTo('feedback').map(({ fields }) => fields['verdict'])).toEqual(['up', null]);
  });

  test('that miss the point offer to rephrase, with the question in the composer', async () => {
    const { platform, user } = await renderChat({ platform: answering() });
    await ask(user, 'Can I return it?');
    await user.click(await screen.findByRole('button', { name: 'Not what I meant' }));
    await user.click(screen.getByRole('button', { name: 'Rephrase' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Can I return it?');
    expect(platform.callsTo('feedback').at(-1)?.fields).toMatchObject({ verdict: 'down' });
  });

  test('that are none offer a person at once', async () => {
    const platform = new FakePlatform();
    platform.answer = () => ({ answer_kind: 'no_answer', body: 'I do not know that.' });
    const { user } = await renderChat({ platform });
    await ask(user, 'Why is the sky blue?');
    const answer = (await (await thread()).findByText('I do not know that.')).closest<HTMLElement>('[data-seq]');
    await user.click(await within(answer!).findByRole('button', { name: 'Talk to a person' }));
    expect(await screen.findByText('Connecting you to a person')).toBeTruthy();
  });

  test('appear as they are written, until the stored message takes their place', async () => {
    const { live, platform } = await renderChat();
    await screen.findByText('Hi, I’m Nora.');
    live.connect();
    live.listeners?.bot_text({ conversation_id: platform.conversationId, run_id: 'r1', text: 'Zips are' });
    expect(await (await thread()).findByText('Zips are')).toBeTruthy();
    platform.post({ client_msg_id: 'run:r1', body: 'Zips are covered.' });
    expect(await (await thread()).findByText('Zips are covered.')).toBeTruthy();
    expect(log().queryByText('Zips are')).toBeNull();
  });

  test('are text and nothing else, with safe links', async () => {
    const platform = new FakePlatform();
    platform.post({ body: '<img src=x onerror=alert(1)> <b>bold</b> https://a.example/x javascript:alert(1)' });
    await renderChat({ platform });
    const link = await (await thread()).findByRole('link');
    expect(link.getAttribute('href')).toBe('https://a.example/x');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('log').querySelector('img, b')).toBeNull();
    expect(link.closest('[dir="auto"]')).toBeTruthy();
  });

  test('are spoken to screen readers when they arrive, not when the page opens', async () => {
    const platform = answering();
    platform.post({ author_name: 'Nora', body: 'From before' });
    const { container, user } = await renderChat({ platform });
    await (await thread()).findByText('From before');
    const region = await regionOf(container);
    expect(region.textContent).toBe('');
    await ask(user, 'Can I return it?');
    await waitFor(() => expect(region.textContent).toBe('Nora: Within 30 days.'));
  });

  test('that were changed or taken back are spoken of as they read, without a line about the change', async () => {
    const platform = new FakePlatform();
    const { container, live } = await renderChat({ platform });
    await screen.findByText('Hi, I’m Nora.');
    const region = await regionOf(container);
    const spoken: string[] = [];
    // The empty place for the words may come only now; nothing is spoken of it.
    const listening = new MutationObserver(() => spoken.push(...[region.textContent].filter((words) => words !== '')));
    listening.observe(region, { childList: true, characterData: true, subtree: true });
    const correction = { author_kind: 'system', kind: 'event', created_at: Date.now() } as const;
    const say = async (body: string) => {
      platform.post({ author_kind: 'agent', author_name: 'Mina', body });
      live.listeners?.connected();
      await (await thread()).findByText(body);
      await waitFor(() => expect(region.textContent).toBe(`Mina: ${body}`));
    };
    await say('On its wya');
    platform.post({ ...correction, body: 'On its way', event: { name: 'edited', actor: 'Mina', target_seq: 1 } });
    live.listeners?.connected();
    await (await thread()).findByText('On its way');
    platform.post({ ...correction, body: '', event: { name: 'deleted', actor: 'Mina', target_seq: 1 } });
    live.listeners?.connected();
    await (await thread()).findByText('This message was deleted');
    await say('Today');
    listening.disconnect();
    expect(spoken).toEqual(['Mina: On its wya', 'Mina: Today']);
  });
});

describe('a person', () => {
  test('is asked for in the header; the queue card tells place and wait', async () => {
    const { user } = await renderChat();
    await user.click(await screen.findByRole('button', { name: /^Human/ }));
    const card = within(await screen.findByRole('region', { name: 'Connecting you to a person' }));
    expect(card.getByText('#2 in line')).toBeTruthy();
    expect(card.getByText('About 3 minutes')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Human/ }).getAttribute('aria-disabled')).toBe('true');
  });

  test('who was asked is named, and has not joined; the bot goes on meanwhile, and there are ways out', async () => {
    const platform = new FakePlatform();
    platform.standing = { ...platform.standing, status: 'queued', asked_name: 'Candy', bot_helps: true };
    const { user } = await renderChat({ platform });
    const card = within(await screen.findByRole('region', { name: 'Candy has been asked' }));
    expect(card.getByText(/answers what it is sure of/)).toBeTruthy();
    expect(card.queryByText('Your place')).toBeNull();
    expect(screen.queryByText(/joined the conversation/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Human/ }).getAttribute('aria-label')).toContain('A person has been asked');

    await user.click(card.getByRole('button', { name: 'Leave contact details' }));
    expect(card.getAllByRole('button').map(({ textContent: words }) => words)).toEqual(['Cancel', 'Send']);
    expect(card.getByRole('textbox', { name: 'Your name (optional)' })).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Cancel' }));
    await user.click(card.getByRole('button', { name: 'Stop waiting' }));
    await waitFor(() => expect(platform.callsTo('leaveQueue')).toHaveLength(1));
  });

  test('is not promised where everybody is busy and nobody knows how long it takes', async () => {
    const platform = new FakePlatform();
    platform.standing = { ...platform.standing, status: 'queued', queue_position: 3, all_busy: true };
    await renderChat({ platform });
    const card = within(await screen.findByRole('region', { name: 'Our team is with other visitors' }));
    expect(card.getByText('#3 in line')).toBeTruthy();
    expect(card.getByText('Not known yet')).toBeTruthy();
  });

  test('who joins gives the header their name, and is seen typing', async () => {
    const { live, platform } = await renderChat();
    await screen.findByText('Hi, I’m Nora.');
    live.connect();
    platform.standing = { ...platform.standing, status: 'open', owner_epoch: 2, agent_name: 'Candy' };
    platform.post({ author_kind: 'system', kind: 'event', body: '', event: { name: 'agent_joined', actor: 'Candy' } });
    expect(await screen.findByRole('heading', { name: 'Candy' })).toBeTruthy();
    const line = log().getByText(/Candy joined the conversation/);
    expect(line.querySelector('img')).toBeNull();
    platform.post({ author_kind: 'system', kind: 'event', body: '', event: { name: 'agent_joined', actor: 'Ada' }, author_face: '/f/ada' });
    expect((await log().findByText(/Ada joined the conversation/)).querySelector('img')?.getAttribute('src')).toBe('/f/ada');
    live.listeners?.typing({ conversation_id: platform.conversationId, author_kind: 'agent', name: 'Candy' });
    expect(await (await thread()).findByText('Candy is typing')).toBeTruthy();
  });

  test('who cannot be asked for is said in a toast, and can be asked for again', async () => {
    const platform = new FakePlatform();
    platform.fate = ({ name }) => (name === 'handoff' ? { code: 'conversation_closed' } : undefined);
    const { user } = await renderChat({ platform });
    await user.click(await screen.findByRole('button', { name: /^Human/ }));
    expect(await screen.findByText(/This conversation is closed/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Human/ }).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('a bad connection', () => {
  test('keeps what is written, counts it, and sends it when the server is back', async () => {
    const { platform, user } = await renderChat();
    await screen.findByText('Hi, I’m Nora.');
    platform.fate = () => 'lost';
    await ask(user, 'One');
    await ask(user, 'Two');
    expect(await screen.findByText(/We’ll send your 2 messages/)).toBeTruthy();
    expect(screen.getAllByText('Waiting to send')).toHaveLength(2);
    expect(screen.getByText('Reconnecting')).toBeTruthy();
    platform.fate = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
    expect(platform.messages.map(({ body }) => body)).toEqual(['One', 'Two']);
  });

  test('a refused message says why, and is sent again or deleted', async () => {
    const platform = new FakePlatform();
    platform.fate = ({ name, fields }) => (name === 'messages' && fields['text'] === 'Bad' ? { code: 'too_large' } : undefined);
    const { user } = await renderChat({ platform });
    await ask(user, 'Bad');
    expect(await screen.findByText(/This message is too long/)).toBeTruthy();
    await ask(user, 'Good');
    await (await thread()).findByText('Good');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(log().queryByText('Bad')).toBeNull();
    await renderChat({ platform, again: true });
    await (await thread()).findByText('Good');
    expect(log().queryByText('Bad')).toBeNull();
  });
});

describe('the menu', () => {
  test('words everything in another language, keeps the choice, and tells the bot', async () => {
    const platform = new FakePlatform();
    platform.post({ author_kind: 'system', kind: 'event', body: '', event: { name: 'agent_joined', actor: 'Candy' } });
    const { user } = await renderChat({ platform });
    await screen.findByText('Hi, I’m Nora.');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    platform.bot = { ...platform.bot, welcome: 'こんにちは。' };
    await user.click(screen.getByRole('menuitemradio', { name: '日本語' }));
    expect(await screen.findByText('こんにちは。')).toBeTruthy();
    expect(log().getByText(/Candyが参加しました/)).toBeTruthy();
    expect(document.documentElement.lang).toBe('ja-JP');
    expect(localStorage.getItem('app-locale')).toBe('ja-JP');
    expect(platform.callsTo('locale').at(-1)?.fields).toMatchObject({ locale: 'ja-JP' });
  });

  test('begins a new conversation', async () => {
    const { platform, user } = await renderChat();
    await ask(user, 'Old');
    await (await thread()).findByText('Old');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Start a new conversation' }));
    await waitFor(() => expect(log().queryByText('Old')).toBeNull());
    expect(platform.callsTo('session').at(-1)?.fields).toMatchObject({ new_conversation: true });
  });

  test('leads to other conversations and work orders from an empty one, and offers nothing that needs words', async () => {
    const platform = Object.assign(new FakePlatform(), { takesOrders: true });
    const { user } = await renderChat({ platform });
    await ask(user, 'Old');
    await (await thread()).findByText('Old');
    platform.past = [
      {
        id: platform.conversationId,
        status: 'bot',
        agent_name: null,
        agent_face: null,
        last_file: null,
        last_body: 'Old',
        last_at: Date.now() - 60_000,
        unread: 0,
      },
    ];
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Start a new conversation' }));
    await waitFor(() => expect(log().queryByText('Old')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['Earlier conversations', 'Work orders']);
    await user.click(screen.getByRole('menuitem', { name: 'Earlier conversations' }));
    await user.click(await screen.findByRole('button', { name: /Old/ }));
    expect(await (await thread()).findByText('Old')).toBeTruthy();
  });

  test('downloads the transcript, earlier messages included', async () => {
    const platform = new FakePlatform();
    for (let count = 0; count < 210; count += 1) platform.post({});
    const { user } = await renderChat({ platform });
    await (await thread()).findByText('Message 210');
    const files: Blob[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:transcript';
    });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Save this conversation' }));
    await user.click(await screen.findByRole('button', { name: 'Save as a file' }));
    await waitFor(() => expect(files).toHaveLength(1));
    made.mockRestore();
    const text = await files[0]!.text();
    expect(text).toContain('Message 1\n');
    expect(text).toContain('Message 210\n');
  });

  test('is walked with arrow keys and left with Escape', async () => {
    const { user } = await renderChat();
    const button = await screen.findByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(document.activeElement?.textContent).toBe('English');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('简体中文');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
