import { user, type SignIn } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/settings?account=sessions';
const MINUTE_MS = 60_000;

const aSession = (no: number, over: Partial<SignIn> = {}): SignIn => ({
  id: `018f0000-0000-7000-8000-00000000000${no}`,
  current: no === 1,
  browser: 'Chrome',
  system: 'macOS',
  ip: `203.0.113.${no}`,
  created_at: Date.now() - 60 * MINUTE_MS,
  last_seen_at: Date.now() - no * MINUTE_MS - 1_000,
  ...over,
});

const SESSIONS = [aSession(1), aSession(2, { browser: 'Safari', system: 'iOS' }), aSession(3, { browser: null, system: null })];
const have = (items: SignIn[]) => (api: FakeApi) => {
  api.answer(user.sessions, { items });
  api.answer(user.revokeSession, { ended_sessions: 1 });
};

const rows = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Your account' });
  return within(dialog).findAllByRole('listitem');
};

describe('the places where one is signed in', () => {
  it('are told by browser, system, network address and when they were last seen; this one is marked', async () => {
    await renderScreen({ path: PATH, answers: have(SESSIONS) });
    const [here, phone, unknown] = (await rows()).map((row) => row.textContent);
    expect(here).toContain('Chrome on macOSThis device');
    expect(here).toContain('203.0.113.1 · Last seen 1 minute ago');
    expect(phone).toContain('Safari on iOS');
    expect(phone).not.toContain('This device');
    expect(unknown).toContain('Unknown device');
  });

  it('can be ended one by one, but for this one', async () => {
    const { user: person, api } = await renderScreen({ path: PATH, answers: have(SESSIONS) });
    expect(within((await rows())[0]!).queryByRole('button')).toBeNull();
    have([SESSIONS[0]!, SESSIONS[2]!])(api);
    await person.click(screen.getByRole('button', { name: 'Sign out: Safari on iOS' }));
    expect(await screen.findByText('Safari on iOS was signed out')).toBeTruthy();
    expect(api.callsTo(user.revokeSession)[0]?.body).toEqual({ id: SESSIONS[1]!.id });
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('can all be ended but this one, after a question that names them', async () => {
    const { user: person, api } = await renderScreen({ path: PATH, answers: have(SESSIONS) });
    await rows();
    await person.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' }));
    expect(question.getByText('Safari on iOS')).toBeTruthy();
    expect(api.callsTo(user.revokeSession)).toHaveLength(0);
    have([SESSIONS[0]!])(api);
    api.answer(user.revokeSession, { ended_sessions: 2 });
    await person.click(question.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('2 other devices signed out')).toBeTruthy();
    expect(api.callsTo(user.revokeSession)[0]?.body).toEqual({});
    expect(await screen.findByText('You’re only signed in on this device.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('stay where the question is answered with no', async () => {
    const { user: person, api } = await renderScreen({ path: PATH, answers: have(SESSIONS) });
    await rows();
    await person.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsTo(user.revokeSession)).toHaveLength(0);
  });

  it('are shown as they are after one could not be ended', async () => {
    const { user: person, api } = await renderScreen({ path: PATH, answers: have(SESSIONS) });
    await rows();
    api.fail(user.revokeSession, 'not_found');
    have(SESSIONS.slice(0, 1))(api);
    api.fail(user.revokeSession, 'not_found');
    await person.click(screen.getByRole('button', { name: 'Sign out: Unknown device' }));
    expect(await screen.findByText('msg of not_found')).toBeTruthy();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('can be asked for again where they did not arrive', async () => {
    const { user: person, api } = await renderScreen({ path: PATH, answers: (fake) => fake.fail(user.sessions, 'refused') });
    await screen.findByText('This couldn’t be loaded');
    have(SESSIONS)(api);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(3);
  });
});
