import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

/** When notes began, of an audio context in the test's hands. */
const notes: number[] = [];
/** Notes of one tone. */
const TONE = 2;
let opened = 0;
const ignore = () => undefined;

class FakeContext {
  state = 'running';
  currentTime = 1;
  destination = {};
  constructor() {
    opened += 1;
  }
  resume = () => Promise.resolve();
  createGain = () => ({ gain: { setValueAtTime: ignore, exponentialRampToValueAtTime: ignore }, connect: (next: unknown) => next });
  createOscillator = () => ({
    type: '',
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: (at: number) => notes.push(at),
    stop: ignore,
  });
}

let isLookedAt = false;
beforeEach(() => {
  notes.length = 0;
  opened = 0;
  isLookedAt = false;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.spyOn(document, 'addEventListener');
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isLookedAt);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Functions that hear each kind of event of the whole page. */
const heardBy = (kind: string) =>
  vi
    .mocked(document.addEventListener)
    .mock.calls.filter(([type]) => type === kind)
    .map(([, hears]) => hears);
/** Whether the same one hears every touch. */
const isEachTouchHeard = () => heardBy('pointerdown').some((hears) => heardBy('keydown').includes(hears));

async function open(platform = new FakePlatform()) {
  const view = await renderChat({ platform });
  await screen.findByText('Hi, I’m Nora.');
  await act(async () => view.live.connect());
  // The code of the tone comes after the first paint, and is there once it hears every touch of the page.
  await waitFor(() => expect(isEachTouchHeard()).toBe(true));
  return view;
}
const answer = (platform: FakePlatform, body: string) =>
  act(async () => void platform.post({ author_kind: 'agent', author_name: 'Candy', body }));

describe('a tone for answers', () => {
  test('sounds once for each that comes in while nobody looks', async () => {
    const { platform, user } = await open();
    await user.click(screen.getByRole('textbox'));
    await answer(platform, 'Hello');
    expect(await screen.findByText('Hello')).toBeTruthy();
    await waitFor(() => expect(notes).toHaveLength(TONE));
    await answer(platform, 'And another');
    await screen.findByText('And another');
    await waitFor(() => expect(notes).toHaveLength(2 * TONE));
    expect(opened).toBe(1);
  });

  test('is silent before the visitor has touched the page', async () => {
    const { platform } = await open();
    await answer(platform, 'Hello');
    await screen.findByText('Hello');
    expect([opened, notes]).toEqual([0, []]);
  });

  test('is silent while somebody looks, for what the visitor writes, and for lines of the conversation', async () => {
    const { platform, user } = await open();
    isLookedAt = true;
    await user.click(screen.getByRole('textbox'));
    await answer(platform, 'Seen at once');
    await screen.findByText('Seen at once');
    isLookedAt = false;
    await user.type(screen.getByRole('textbox'), 'My own{Enter}');
    await screen.findByText('My own');
    await act(
      async () => void platform.post({ author_kind: 'system', kind: 'event', body: '', event: { name: 'agent_joined', actor: 'Candy' } }),
    );
    expect(await screen.findAllByText('Candy joined the conversation')).not.toEqual([]);
    expect(notes).toEqual([]);
  });

  test('is silent for what was there when the page opened', async () => {
    const platform = new FakePlatform();
    platform.post({ author_kind: 'agent', body: 'From before' });
    const { user } = await renderChat({ platform });
    await screen.findByText('From before');
    await user.click(screen.getByRole('textbox'));
    expect(notes).toEqual([]);
  });

  test('is switched off in the menu, and stays off on the next page', async () => {
    const { platform, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const entry = () => screen.findByRole('menuitemcheckbox', { name: 'Sound for new messages' });
    expect((await entry()).getAttribute('aria-checked')).toBe('true');
    await user.click(await entry());
    await answer(platform, 'Hello');
    await screen.findByText('Hello');
    expect(notes).toEqual([]);
    await renderChat({ platform, again: true });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect((await entry()).getAttribute('aria-checked')).toBe('false');
  });
});

describe('privacy in the menu', () => {
  test('shows the text and the page of the business', async () => {
    const platform = new FakePlatform();
    platform.consent = { mode: 'line', text: 'Writing agrees.', link: 'https://kumo.example/privacy', version: 1, agreed: true };
    const { user } = await open(platform);
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Privacy' }));
    const sheet = await screen.findByRole('dialog', { name: 'Your data' });
    expect(sheet.textContent).toContain('Writing agrees.');
    expect(sheet.textContent).toContain('You have agreed to this.');
    expect(sheet.querySelector('a')?.href).toBe('https://kumo.example/privacy');
  });

  test('is not there where the business says nothing', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Sound for new messages' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Privacy' })).toBeNull();
  });
});
