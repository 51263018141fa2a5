import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeHost } from '#/testing/fake-host.ts';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 45_000;

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

const answer = (platform: FakePlatform, body: string) =>
  act(async () => void platform.post({ author_kind: 'bot', author_name: 'Nora', body }));
/** Lets what was said over the port arrive. */
const say = async (page: FakeHost, change: Parameters<FakeHost['say']>[0]) => {
  const heard = new Promise<void>((resolve) => {
    const stop = page.host.state.subscribe(() => {
      stop();
      resolve();
    });
  });
  await act(async () => {
    page.say(change);
    await heard;
  });
};

async function openFramed(platform = new FakePlatform(), first: Parameters<FakeHost['say']>[0] = {}) {
  const page = new FakeHost();
  page.hello();
  const view = await renderChat({ platform, host: page.host });
  await screen.findByText('Hi, I’m Nora.');
  await act(async () => view.live.connect());
  await vi.dynamicImportSettled();
  await say(page, first);
  return { ...view, page };
}
const last = (page: FakeHost) => page.told.at(-1);

describe('a greeting', () => {
  test.each([
    ['of another window', { source: {} as Window }],
    ['of another site', { origin: 'https://other.example' }],
    ['that is none', { data: 'hello' }],
    ['of another version', { data: { lobby: 'hello', v: 2 } }],
  ])('%s is passed over', (_name, greeting) => {
    expect(new FakeHost().hello(greeting)).toBe(true);
  });

  test('is taken once; a browser that does not tell who frames the chat believes the message', () => {
    expect(new FakeHost({ ancestor: '' }).hello()).toBe(false);
    const page = new FakeHost();
    expect([page.hello(), page.hello({ data: { lobby: 'hello', v: 1 } })]).toEqual([false, false]);
  });

  test('is not waited for without a channel', () => {
    expect(new FakeHost({ search: '' }).host).toBeUndefined();
  });
});

describe('the session of a framed chat', () => {
  test('names the channel and the page, and gives the page a ticket', async () => {
    const platform = new FakePlatform();
    platform.ticket = 'ticket-1';
    const page = new FakeHost();
    page.hello();
    await say(page, {});
    await renderChat({ platform, host: page.host });
    await screen.findByText('Hi, I’m Nora.');
    expect(platform.callsTo('session')[0]?.fields).toMatchObject({ channel: 'key-1', page: { url: 'https://shop.example/tents' } });
    await waitFor(() => expect(page.told).toContainEqual({ unread: 0, ticket: 'ticket-1' }));
  });

  test('has the colours of the channel, darkened where they could not be read', async () => {
    const platform = new FakePlatform();
    platform.look = { color: '#facc15', text_color: '#18181b' };
    await openFramed(platform);
    const { style } = document.documentElement;
    await waitFor(() => expect(style.getPropertyValue('--accent-solid')).toBe('#facc15'));
    expect(style.getPropertyValue('--accent-foreground')).toBe('#18181b');
    expect(style.getPropertyValue('--accent-text')).toBe('#8a700c');
  });
});

describe('while the panel is closed', () => {
  test('what comes in is counted and told with its words, and nobody has seen it', async () => {
    const platform = new FakePlatform();
    const { page } = await openFramed(platform, { unread: 2 });
    await answer(platform, 'It fits.');
    const message = { text: 'It fits.', from: 'Nora from Northfold' };
    await waitFor(() => expect(last(page)).toEqual({ unread: 3, message }));
    expect(platform.callsTo('read')).toEqual([]);
    await say(page, { open: true });
    await answer(platform, 'Under the seat, too.');
    await waitFor(() => expect(last(page)).toEqual({ unread: 0, message: { ...message, text: 'Under the seat, too.' } }));
  });

  test('what was there already is no news', async () => {
    const platform = new FakePlatform();
    platform.post({ author_kind: 'agent', body: 'From before' });
    const { page } = await openFramed(platform, { unread: 1 });
    await screen.findByText('From before');
    expect(page.told.filter(({ message }) => message)).toEqual([]);
  });
});

test('what comes while the frame is loaded again is news all the same', async () => {
  const platform = new FakePlatform();
  await openFramed(platform);
  await answer(platform, 'It fits.');
  await waitFor(() => expect(sessionStorage.getItem('lobby-counted:demo')).toContain('"seq":1'));
  platform.post({ author_kind: 'agent', author_name: 'Candy', body: 'One more thing' });
  const page = new FakeHost();
  page.hello();
  await renderChat({ platform, host: page.host, again: true });
  await say(page, {});
  await waitFor(() => expect(last(page)).toEqual({ unread: 1, message: { text: 'One more thing', from: 'Candy from Northfold' } }));
});

describe('the panel', () => {
  test('closes with its button, and with Escape where no dialog is open', async () => {
    const { page, user } = await openFramed(undefined, { open: true });
    await user.click(await screen.findByRole('button', { name: 'Close the chat' }));
    await waitFor(() => expect(page.told.filter(({ close }) => close)).toHaveLength(1));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.show();
    await user.keyboard('{Escape}');
    dialog.remove();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.told.filter(({ close }) => close)).toHaveLength(2));
  });

  test('takes a text of the page into the field once it is open', async () => {
    const { page } = await openFramed();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    await say(page, { prefill: 'Will it fit?' });
    expect(field.value).toBe('');
    await say(page, { open: true });
    await waitFor(() => expect(field.value).toBe('Will it fit?'));
    await say(page, { open: false });
    await say(page, { open: true, prefill: 'And this?' });
    await waitFor(() => expect(field.value).toBe('And this?'));
  });

  test('speaks the language of the page when that changes', async () => {
    const { page, platform } = await openFramed(undefined, { open: true });
    await say(page, { locale: 'ja-JP' });
    expect(await screen.findByRole('button', { name: 'チャットを閉じる' })).toBeTruthy();
    await waitFor(() => expect(platform.callsTo('locale')[0]?.fields).toMatchObject({ locale: 'ja-JP' }));
  });

  test('is not there on a page of its own', async () => {
    await renderChat();
    await screen.findByText('Hi, I’m Nora.');
    expect(screen.queryByRole('button', { name: 'Close the chat' })).toBeNull();
  });
});

test('a sign-out on the page leaves nothing of the visitor, and the next opening begins anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  localStorage.setItem('lobby-visitor:other', 'of another business');
  const { page } = await openFramed(undefined, { open: true });
  expect(localStorage.getItem('lobby-visitor:demo')).not.toBeNull();
  await say(page, { open: false, leaving: true });
  await waitFor(() => expect(localStorage.getItem('lobby-visitor:demo')).toBeNull());
  expect([sessionStorage.getItem('lobby-conversation:demo'), document.body.textContent]).toEqual([null, '']);
  expect(localStorage.getItem('lobby-visitor:other')).toBe('of another business');
  expect(reload).not.toHaveBeenCalled();
  await say(page, { open: true });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a sign-out that is said before the chat can hear it, and followed by an opening, is not lost', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  localStorage.setItem('lobby-visitor:demo', 'of the visitor before');
  const page = new FakeHost();
  page.hello();
  page.say({ leaving: true });
  page.say({ open: true });
  await vi.waitFor(() => expect(page.host.state.get()?.open).toBe(true), PATIENCE_MS);
  await renderChat({ host: page.host });
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(localStorage.getItem('lobby-visitor:demo')).toBeNull();
  await waitFor(() => expect(last(page)).toEqual({ unread: 0, ticket: '' }));
});

describe('that an AI answers', () => {
  test('is said under the greeting, and again when a person hands back', async () => {
    const platform = new FakePlatform();
    platform.bot = { ...platform.bot, disclosure: 'You are writing with an AI.' };
    await renderChat({ platform });
    expect(await screen.findAllByText('You are writing with an AI.')).toHaveLength(1);
    platform.post({ author_kind: 'system', kind: 'event', body: '', event: { name: 'returned_to_bot', actor: 'Candy' } });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getAllByText('You are writing with an AI.')).toHaveLength(2));
  });
});

describe('on a page that can move the launcher', () => {
  test('the menu sends it to the other side, and offers the way back from there', async () => {
    const { page, user } = await openFramed(undefined, { open: true, side: 'right' });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move chat button to the left' }));
    await waitFor(() => expect(page.told).toContainEqual({ unread: 0, side: 'left' }));
    await say(page, { side: 'left' });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('menuitem', { name: 'Move chat button to the right' })).toBeTruthy();
  });

  test('the menu of a chat that has no such page does not offer it', async () => {
    const { user } = await openFramed(undefined, { open: true });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Sound for new messages' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: /Move chat button/ })).toBeNull();
  });
});

describe('the face of who has written', () => {
  /** Stands in for what is drawn: this environment draws nothing, and a port takes no picture of its own making. */
  const pen = {
    drawImage: vi.fn<(...values: unknown[]) => void>(),
    fillRect: vi.fn<() => void>(),
    fillText: vi.fn<(text: string) => void>(),
  };
  const others = { translate: vi.fn<() => void>(), scale: vi.fn<() => void>(), stroke: vi.fn<() => void>(), fill: vi.fn<() => void>() };

  beforeEach(() => {
    vi.clearAllMocks();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ ...pen, ...others } as never);
    vi.stubGlobal('createImageBitmap', async (from: unknown) =>
      from instanceof Blob ? { of: await from.text(), width: 100, height: 60 } : { drawn: true },
    );
    vi.stubGlobal('Path2D', Object);
  });

  const hearOf = async (from: { author_kind: 'agent' | 'bot'; author_name: string; author_face?: string }, side: 'left' | undefined) => {
    const platform = new FakePlatform();
    const { page } = await openFramed(platform, { side });
    await act(async () => void platform.post({ ...from, body: 'It fits.' }));
    await waitFor(() => expect(last(page)).toMatchObject({ unread: 1, message: { text: 'It fits.' } }));
    return last(page);
  };

  test('is drawn for the page: a picture is cut to its middle', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response('nora.png');
    });
    const told = await hearOf({ author_kind: 'agent', author_name: 'Nora', author_face: '/files/nora' }, 'left');
    expect(told?.face).toEqual({ drawn: true });
    expect(asked).toEqual(['/files/nora']);
    expect(pen.drawImage.mock.calls).toEqual([[{ of: 'nora.png', width: 100, height: 60 }, 20, 0, 60, 60, 0, 0, 48, 48]]);
  });

  test('is initials where there is no picture that comes', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await hearOf({ author_kind: 'agent', author_name: 'Nora Lee', author_face: '/files/gone' }, 'left');
    expect(pen.fillText.mock.calls.map(([text]) => text)).toEqual(['NL']);
  });

  test('is the sign of the bot where that has written', async () => {
    await hearOf({ author_kind: 'bot', author_name: 'Lobby' }, 'left');
    expect([pen.fillText.mock.calls.length, others.stroke.mock.calls.length]).toEqual([0, 1]);
  });

  test('is not drawn for a page that cannot show it', async () => {
    expect((await hearOf({ author_kind: 'bot', author_name: 'Lobby' }, undefined))?.face).toBeUndefined();
    expect(pen.fillRect).not.toHaveBeenCalled();
  });
});
