import { oauth, user, type OauthIdentity } from '@lobby/contract';
import { readAttempt } from '@lobby/session';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/settings?account=security';
const GOOGLE = { ...oauth.url, path: '/api/micro/user/oauth/url/google' } as const;
const anIdentity = (over: Partial<OauthIdentity> = {}): OauthIdentity => ({
  id: '018f0000-0000-7000-8000-000000000001',
  provider: 'apple',
  email: 'mina@kumo.example',
  created_at: 0,
  last_used_at: Date.now() - 121_000,
  ...over,
});
const have =
  (items: OauthIdentity[], twoStep = false) =>
  (api: FakeApi) => {
    api.answer(user.twoStep, { enabled: twoStep, recovery_codes_left: twoStep ? 8 : 0 });
    api.answer(oauth.providers, { items: ['google', 'apple'] });
    api.answer(oauth.identities, { items });
    api.answer(oauth.unlink, {});
  };
const heading = () => screen.findByRole('heading', { name: 'Sign in with Google or Apple' });

describe('the providers of an account', () => {
  it('are told with their address and last use, and what is not connected can be', async () => {
    const { user: person, api, left } = await renderScreen({ path: PATH, answers: have([anIdentity()]) });
    await heading();
    expect(screen.getByText('mina@kumo.example · last used 2 minutes ago')).toBeTruthy();
    expect(screen.getByText(/the account that uses mina@kumo.example/)).toBeTruthy();
    api.answer(GOOGLE, { url: 'https://accounts.example/authorize', state: 's1' });
    await person.click(screen.getByRole('button', { name: 'Connect Google' }));
    await waitFor(() => expect(left).toEqual(['https://accounts.example/authorize']));
    expect(readAttempt()).toEqual({ state: 's1', provider: 'google', next: PATH });
  });

  it('are disconnected after a question', async () => {
    const { user: person, api } = await renderScreen({ path: PATH, answers: have([anIdentity()]) });
    await heading();
    await person.click(screen.getByRole('button', { name: 'Disconnect Apple' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect Apple?' }));
    expect(api.callsTo(oauth.unlink)).toHaveLength(0);
    api.answer(oauth.identities, { items: [] });
    await person.click(question.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Apple is disconnected')).toBeTruthy();
    expect(api.callsTo(oauth.unlink)[0]?.body).toEqual({ id: anIdentity().id });
    expect(await screen.findByRole('button', { name: 'Connect Apple' })).toBeTruthy();
  });

  it('of which one is the only way in say so, and lead to a password', async () => {
    await renderScreen({ path: PATH, user: { has_password: false }, answers: have([anIdentity()]) });
    await heading();
    expect(screen.getByText(/Apple is your only way to sign in/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Disconnect Apple' })).toBeNull();
  });

  it('whose disconnecting is refused stay, with the reason', async () => {
    const { user: person, api } = await renderScreen({ path: PATH, answers: have([anIdentity()]) });
    await heading();
    api.fail(oauth.unlink, 'only_way_in');
    await person.click(screen.getByRole('button', { name: 'Disconnect Apple' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('msg of only_way_in')).toBeTruthy();
  });

  it('cannot be connected while two-step codes are on', async () => {
    await renderScreen({ path: PATH, answers: have([], true) });
    await heading();
    expect(screen.getByText(/Turn off two-step sign-in before you connect/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull();
  });

  it('are no part of the page where none is set up', async () => {
    const { api } = await renderScreen({
      path: PATH,
      answers: (fake) => {
        have([])(fake);
        fake.answer(oauth.providers, { items: [] });
      },
    });
    await screen.findByText('Two-step sign-in is off');
    await waitFor(() => expect(api.callsTo(oauth.identities)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Sign in with Google or Apple' })).toBeNull();
  });

  it('can be asked for again where they did not arrive', async () => {
    const { user: person, api } = await renderScreen({
      path: PATH,
      answers: (fake) => {
        have([])(fake);
        fake.fail(oauth.identities, 'refused');
      },
    });
    await screen.findByText('Couldn’t load your connected accounts.');
    have([anIdentity()])(api);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Disconnect Apple' })).toBeTruthy();
  });
});
