import { HEADERS, user } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FIRST_STEP } from '#/data/first-step.ts';
import type { FakeApi } from '#/testing/fake-api.ts';
import { openPage } from '#/testing/open-page.tsx';

const KEY = `${'a-_'.repeat(14)}Z`;
const PATH = `/auth/active?key=${KEY}`;

const fresh = (api: FakeApi) => api.answer(user.active, { email: 'mina@kumo.example', has_account: false });

async function openForm(signedIn = false) {
  const page = await openPage(PATH, { answers: fresh, signedIn });
  await screen.findByRole('heading', { name: 'Finish signing up' });
  return page;
}

async function fillIn({ user: person }: Awaited<ReturnType<typeof openPage>>) {
  await person.type(await screen.findByLabelText('Business name'), 'Kumo Outdoor');
  await person.type(screen.getByLabelText('Password'), 'hello2026');
  await person.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('the link of a sign-up mail', () => {
  test.each([PATH, `/active?key=${KEY}`])('opened at %s shows its address and finishes signing up with its key', async (path) => {
    const page = await openPage(path, {
      answers: (api) => {
        fresh(api);
        api.answer(user.registerTenant, { token: 'token-9' });
      },
    });
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('mina@kumo.example');
    expect(page.api.callsTo(user.active)[0]?.query.get('key')).toBe(KEY);
    await fillIn(page);
    await waitFor(() => expect(page.left).toEqual([FIRST_STEP]));
    expect(page.api.callsTo(user.registerTenant)[0]?.body).toEqual({
      email: 'mina@kumo.example',
      code: KEY,
      password: 'hello2026',
      re_password: 'hello2026',
      business_id: 1,
      tenant_name: 'Kumo Outdoor',
    });
    expect(tokenCookie.read()).toBe('token-9');
  });

  test('signs up as nobody, whoever is signed in here', async () => {
    const page = await openForm(true);
    page.api.answer(user.registerTenant, { token: 'token-9' });
    await fillIn(page);
    await waitFor(() => expect(tokenCookie.read()).toBe('token-9'));
    expect(page.api.callsTo(user.registerTenant)[0]?.headers).not.toHaveProperty(HEADERS.token);
  });

  test('of an address that has an account leads to sign-in, with the address there', async () => {
    const page = await openPage(PATH, { answers: (api) => api.answer(user.active, { email: 'mina@kumo.example', has_account: true }) });
    expect(await screen.findByText('mina@kumo.example already has an account. Sign in to continue.')).toBeTruthy();
    await page.user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('mina@kumo.example');
  });

  test.each(['', '?key=short', '?key=1', `?key=${KEY}%20x`])('that is none (%s) says so without asking', async (search) => {
    const page = await openPage(`/auth/active${search}`, { answers: fresh });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    expect(page.api.callsTo(user.active)).toHaveLength(0);
  });

  test('that is used up says so and leads to a new one', async () => {
    const page = await openPage(PATH, { answers: (api) => api.fail(user.active, 'link_expired') });
    await page.user.click(await screen.findByRole('link', { name: 'Get a new link' }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeTruthy();
  });

  test('that could not be checked can be tried again', async () => {
    const page = await openPage(PATH, { answers: (api) => api.goOffline(user.active) });
    await screen.findByText('Couldn’t check the link');
    fresh(page.api);
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Business name')).toBeTruthy();
  });
});

describe('the form', () => {
  test('puts the focus on the first field that is wrong', async () => {
    const page = await openForm();
    await page.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Business name'));
    expect(page.api.callsTo(user.registerTenant)).toHaveLength(0);
  });

  test.each([
    ['link_expired', 'This link no longer works'],
    ['email_taken', 'You already have an account'],
  ] as const)('ends where the link does (%s)', async (code, heading) => {
    const page = await openForm();
    page.api.fail(user.registerTenant, code);
    await fillIn(page);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });

  test('shows a refused password at its field and keeps what was typed', async () => {
    const page = await openForm();
    page.api.fail(user.registerTenant, 'weak_password');
    await fillIn(page);
    expect(await screen.findByText('This password is too common. Choose another one.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(screen.getByLabelText<HTMLInputElement>('Business name').value).toBe('Kumo Outdoor');
  });

  test('keeps what was typed while Lobby cannot be reached', async () => {
    const page = await openForm();
    page.api.goOffline(user.registerTenant);
    await fillIn(page);
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here');
  });
});
