import { pay, user } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anExpiredSubscription } from '#/testing/facts.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const OVERVIEW = '/dashboard/overview';
const CORPUS = '/dashboard/knowledge-base/ai-corpus';

describe('the guard at the door', () => {
  it('sends a visitor without a token to sign-in by a full page load, with the way back', async () => {
    const { left } = await renderScreen({ path: `${CORPUS}?q=size`, signedOut: true });
    await waitFor(() => expect(left).toEqual([`/auth/sign-in?next=${encodeURIComponent(`${CORPUS}?q=size`)}`]));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('fetches user info and the subscription once, then shows the screen', async () => {
    const { api, app } = await renderScreen({ path: OVERVIEW });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    await app.router.navigate({ to: CORPUS });
    await screen.findByRole('heading', { level: 1, name: 'AI corpus' });
    expect(api.callsTo(user.info)).toHaveLength(1);
    expect(api.callsTo(pay.subscription)).toHaveLength(1);
  });

  it('sends an account that is no business to auth/to-b', async () => {
    const { left } = await renderScreen({ path: OVERVIEW, user: { tenant_id: 0, tenant_slug: null, tenant_name: null } });
    await waitFor(() => expect(left).toEqual(['/auth/to-b']));
  });

  it('logs out and goes to sign-in where user info cannot be fetched', async () => {
    const { left } = await renderScreen({ path: OVERVIEW, answers: (api) => api.fail(user.info, 'internal') });
    await waitFor(() => expect(left).toEqual([`/auth/sign-in?next=${encodeURIComponent(OVERVIEW)}`]));
    expect(tokenCookie.read()).toBeUndefined();
  });

  it.each([
    ['signed_out', 'need_login'],
    ['banned', 'user_banned'],
  ] as const)('logs out where a call is answered %s and lets sign-in say why', async (code, reason) => {
    const { left } = await renderScreen({ path: OVERVIEW, answers: (api) => api.fail(pay.subscription, code) });
    await waitFor(() => expect(left).toHaveLength(1));
    expect(new URLSearchParams(left[0]!.split('?')[1]).get('reason')).toBe(reason);
    expect(tokenCookie.read()).toBeUndefined();
  });
});

describe('the guard after the end of the subscription', () => {
  it('brings a deep link to the overview with the renewal dialog open', async () => {
    const { history } = await renderScreen({ path: CORPUS, subscription: anExpiredSubscription() });
    expect(await screen.findByRole('dialog', { name: 'Renew your plan' })).toBeTruthy();
    expect(history.location.pathname).toBe(OVERVIEW);
  });

  it('cancels an in-app click where it stands, without a history entry', async () => {
    const { history, user: person } = await renderScreen({ path: OVERVIEW, subscription: anExpiredSubscription() });
    await person.click(await screen.findByRole('link', { name: 'AI corpus' }));
    expect(await screen.findByText(/Your plan has ended, and the bot has stopped/)).toBeTruthy();
    expect(history.location.pathname).toBe(OVERVIEW);
    expect(history.length).toBe(1);
    await person.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives the reason free on the free plan', async () => {
    await renderScreen({ path: CORPUS, subscription: anExpiredSubscription({ set_meal_id: 1, name: 'Free', amount: 0 }) });
    expect(await screen.findByText(/Your free trial has ended/)).toBeTruthy();
  });
});

describe('the last day of the subscription', () => {
  it('shows the renewal dialog with reason deadline, once per sign-in', async () => {
    const soon = { end_time: Date.now() + 3_600_000 };
    const { unmount, user: person } = await renderScreen({ path: CORPUS, subscription: soon });
    expect(await screen.findByText(/Your plan ends soon/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Got it' }));
    unmount();
    await renderScreen({ path: OVERVIEW, subscription: soon });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the end of the session', () => {
  it('signs out on the server and here from the account menu', async () => {
    const { api, left, user: person } = await renderScreen({ path: OVERVIEW });
    fireEvent.click(await screen.findByRole('button', { name: /language and sign out/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(left).toEqual(['/auth/sign-in']));
    expect(api.callsTo(user.logout)).toHaveLength(1);
  });

  it('signs out here when another tab has, and asks the server for nothing', async () => {
    const { api, left } = await renderScreen({ path: OVERVIEW });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    tokenCookie.clear();
    await waitFor(() => expect(left).toEqual(['/auth/sign-in']));
    expect(api.callsTo(user.logout)).toHaveLength(0);
  });

  it('starts the page anew when another account signs in', async () => {
    const { reloads } = await renderScreen({ path: OVERVIEW });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    tokenCookie.write('token-2');
    await waitFor(() => expect(reloads()).toBe(1));
  });
});

describe('addresses under /dashboard', () => {
  it.each([
    ['/dashboard', OVERVIEW],
    ['/dashboard/knowledge-base', CORPUS],
  ])('%s leads to %s', async (from, to) => {
    const { history } = await renderScreen({ path: from });
    await waitFor(() => expect(history.location.pathname).toBe(to));
  });

  it('says inside the layout that an unknown address shows nothing', async () => {
    await renderScreen({ path: '/dashboard/nowhere' });
    expect(await screen.findByText('This page doesn’t exist')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Overview' })).toBeTruthy();
  });
});
