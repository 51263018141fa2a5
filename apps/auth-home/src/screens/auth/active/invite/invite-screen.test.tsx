import { invites, user, type UserInfo } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { openPage } from '#/testing/open-page.tsx';

const KEY = `i7.${'a-_'.repeat(14)}Z`;
const PATH = `/auth/active?invite=${KEY}`;
const FACTS = {
  tenant_name: 'Kumo Outdoor',
  invited_by: 'Mina',
  email: 'ken@kumo.example',
  role: 'agent',
  proves_address: true,
  has_account: false,
};

const ken = (over: Partial<UserInfo> = {}): UserInfo => ({
  id: 2,
  email: 'ken@kumo.example',
  name: 'Ken',
  role: null,
  tenant_id: 0,
  face: null,
  tenant_logo: null,
  tenant_slug: null,
  tenant_name: null,
  locale: 'en-US',
  has_password: true,
  two_step: false,
  created_at: 0,
  server_time: 0,
  ...over,
});

const open = (more: Partial<typeof FACTS> = {}, answers: (api: FakeApi) => void = () => undefined, me?: UserInfo) =>
  openPage(PATH, {
    signedIn: me !== undefined,
    answers: (api) => {
      api.answer(invites.look, { ...FACTS, ...more });
      if (me) api.answer(user.info, me);
      answers(api);
    },
  });

async function fillIn({ user: person }: Awaited<ReturnType<typeof openPage>>) {
  await person.type(await screen.findByLabelText('Your name'), 'Ken Ito');
  await person.type(screen.getByLabelText('Password'), 'hello2026');
  await person.click(screen.getByRole('button', { name: 'Join Kumo Outdoor' }));
}

describe('somebody new', () => {
  test.each([PATH, `/active?invite=${KEY}`])('joins from %s with a name and a password', async (path) => {
    const page = await openPage(path, {
      answers: (api) => {
        api.answer(invites.look, FACTS);
        api.answer(invites.accept, { token: 'token-9' });
      },
    });
    expect(await screen.findByText('Mina invited you. Add your name and a password to join.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ken@kumo.example');
    await fillIn(page);
    await waitFor(() => expect(page.left).toEqual(['/dashboard']));
    expect(page.api.callsTo(invites.accept)[0]?.body).toEqual({
      key: KEY,
      name: 'Ken Ito',
      password: 'hello2026',
      re_password: 'hello2026',
      business_id: 1,
    });
    expect(tokenCookie.read()).toBe('token-9');
  });

  test('is led to the first field that is wrong', async () => {
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Join Kumo Outdoor' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    expect(page.api.callsTo(invites.accept)).toHaveLength(0);
  });

  test('with a link that was handed on proves the address with a code', async () => {
    const page = await open({ proves_address: false }, (api) => {
      api.answer(user.sendEmailCode, { resend_after: 60, expires_in: 600 });
      api.answer(invites.accept, { token: 'token-9' });
    });
    await page.user.click(await screen.findByRole('button', { name: 'Join Kumo Outdoor' }));
    expect(screen.getByText('Press Send code first, then enter the six digits.')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('We sent a code to the address above. Check your spam folder, too.')).toBeTruthy();
    expect(page.api.callsTo(user.sendEmailCode)[0]?.body).toMatchObject({ email: 'ken@kumo.example', email_type: 'register' });
    await page.user.type(screen.getByLabelText('Code from the email'), '482913');
    await fillIn(page);
    await waitFor(() => expect(page.api.callsTo(invites.accept)[0]?.body).toMatchObject({ code: '482913' }));
  });

  test.each([
    ['link_expired', 'This invitation no longer works'],
    ['email_taken', 'Join Kumo Outdoor'],
  ] as const)('ends where the invitation does (%s)', async (code, heading) => {
    const page = await open({}, (api) => api.fail(invites.accept, code));
    await fillIn(page);
    await waitFor(() => expect(screen.queryByLabelText('Your name')).toBeNull());
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  test('is told that there is no seat, and nothing typed is lost', async () => {
    const page = await open({}, (api) => api.fail(invites.accept, 'seats_full'));
    await fillIn(page);
    expect((await screen.findByRole('alert')).textContent).toBe('msg of seats_full');
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ken Ito');
  });
});

describe('somebody with an account', () => {
  test('signs in first and comes back', async () => {
    const page = await open({ has_account: true });
    await page.user.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ken@kumo.example');
    page.api.answer(user.login, { token: 'token-2' });
    await page.user.type(screen.getByLabelText('Password'), 'hello2026{Enter}');
    await waitFor(() => expect(page.left).toEqual([PATH]));
  });

  test('who is signed in joins with one button', async () => {
    const page = await open({ has_account: true }, (api) => api.answer(invites.accept, { token: 'token-1' }), ken());
    await page.user.click(await screen.findByRole('button', { name: 'Join Kumo Outdoor' }));
    await waitFor(() => expect(page.left).toEqual(['/dashboard']));
    expect(page.api.callsTo(invites.accept)[0]?.body).toEqual({ key: KEY, business_id: 1 });
  });

  test('that has a business is told that an account has one', async () => {
    const page = await open({ has_account: true }, undefined, ken({ tenant_id: 3, tenant_name: 'Nori Tea' }));
    expect(
      await screen.findByText(/^Your account already belongs to Nori Tea, and an account can only belong to one business\./),
    ).toBeTruthy();
    expect(page.api.callsTo(invites.accept)).toHaveLength(0);
  });

  test('of another address signs out and goes on', async () => {
    const page = await open({}, (api) => api.answer(user.logout, {}), ken({ email: 'nori@tea.example' }));
    await page.user.click(await screen.findByRole('button', { name: 'Sign out and continue' }));
    expect(await screen.findByLabelText('Your name')).toBeTruthy();
    expect(tokenCookie.read()).toBeUndefined();
  });
});

test.each(['', 'short', `i7.${'x'.repeat(44)}`])('a link that is none (%s) says so without asking', async (link) => {
  const page = await openPage(`/auth/active?invite=${link}`);
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeTruthy();
  expect(page.api.callsTo(invites.look)).toHaveLength(0);
});

test('a link that could not be checked can be tried again', async () => {
  const page = await openPage(PATH, { answers: (api) => api.goOffline(invites.look) });
  await screen.findByText('Couldn’t check the link');
  page.api.answer(invites.look, FACTS);
  await page.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Your name')).toBeTruthy();
});
