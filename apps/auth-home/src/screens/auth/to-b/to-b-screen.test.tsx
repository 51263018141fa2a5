import { tenant, user, type UserInfo } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FIRST_STEP } from '#/data/first-step.ts';
import { success, type FakeApi } from '#/testing/fake-api.ts';
import { openPage } from '#/testing/open-page.tsx';

const account = (tenantId: number): UserInfo => ({
  id: 7,
  email: 'mina@kumo.example',
  name: 'Mina',
  role: null,
  tenant_id: tenantId,
  face: null,
  tenant_logo: null,
  tenant_slug: null,
  tenant_name: null,
  locale: 'en-US',
  has_password: false,
  two_step: false,
  created_at: 0,
  server_time: 0,
});

const open = (answers: (api: FakeApi) => void = () => undefined, tenantId = 0) =>
  openPage('/auth/to-b', {
    signedIn: true,
    answers: (api) => {
      api.answer(user.info, account(tenantId));
      api.answer(user.registerTenant, { token: 'token-1' });
      answers(api);
    },
  });

const name = () => screen.findByLabelText<HTMLInputElement>('Business name');
const slug = () => screen.getByLabelText<HTMLInputElement>('Chat address');
const submit = () => screen.getByRole('button', { name: 'Create business' });

describe('who may open a business', () => {
  test('is nobody without a token: sign-in leads back here', async () => {
    const page = await openPage('/auth/to-b');
    await waitFor(() => expect(page.history.location.pathname + page.history.location.search).toBe('/auth/sign-in?next=%2Fauth%2Fto-b'));
  });

  test('is nobody who has one: the dashboard is theirs', async () => {
    const page = await open(undefined, 12);
    await waitFor(() => expect(page.left).toEqual(['/dashboard']));
    expect(screen.queryByLabelText('Business name')).toBeNull();
  });

  test('is nobody whose session is over', async () => {
    const page = await open((api) => api.fail(user.info, 'signed_out'));
    await waitFor(() => expect(page.history.location.pathname).toBe('/auth/sign-in'));
    expect(tokenCookie.read()).toBeUndefined();
  });

  test('is told that the account could not be loaded, and can retry', async () => {
    const page = await open((api) => api.goOffline(user.info));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    page.api.answer(user.info, account(0));
    await page.user.click(retry);
    expect(await name()).toBeTruthy();
  });

  test('can take another account', async () => {
    const page = await open((api) => api.answer(user.logout, {}));
    await page.user.click(await screen.findByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(page.history.location.pathname).toBe('/auth/sign-in'));
    expect(tokenCookie.read()).toBeUndefined();
    expect(page.api.callsTo(user.logout)).toHaveLength(1);
  });
});

describe('opening a business', () => {
  test('sends the answers with the token, and leaves for the first step of the dashboard', async () => {
    const page = await open();
    await page.user.type(await name(), 'Kumo Shoes');
    expect(slug().value).toBe('kumo-shoes');
    expect(await screen.findByText(/^Your chat page: .*\/chat\/kumo-shoes$/)).toBeTruthy();
    await page.user.click(screen.getByRole('checkbox', { name: '日本語' }));
    await page.user.click(submit());
    await waitFor(() => expect(page.left).toEqual([FIRST_STEP]));
    const [call] = page.api.callsTo(user.registerTenant);
    expect(call?.body).toMatchObject({ tenant_name: 'Kumo Shoes', slug: 'kumo-shoes', locales: ['en-US', 'ja-JP'], business_id: 1 });
    expect(call?.body).toMatchObject({ timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
    expect(call?.headers['token']).toBe('token-1');
    expect(sessionStorage.getItem('lobby-to-b')).toBeNull();
  });

  test('without a name or a language is not sent: the focus goes to what is missing', async () => {
    const page = await open();
    await page.user.click(await screen.findByRole('checkbox', { name: 'English' }));
    await page.user.click(submit());
    expect(screen.getByText('Fill this in.')).toBeTruthy();
    expect(screen.getByText('Choose at least one language.')).toBeTruthy();
    expect(document.activeElement).toBe(await name());
    expect(screen.getByText('Still needed: your business name and a language.')).toBeTruthy();
    expect(page.api.callsTo(user.registerTenant)).toEqual([]);
  });

  test('under an address that is taken says so before it is sent, and keeps the name', async () => {
    const page = await open((api) =>
      api.on(tenant.checkSlug, ({ query }) => success({ slug: query.get('slug'), free: query.get('slug') !== 'kumo' })),
    );
    await page.user.type(await name(), 'Kumo');
    expect(await screen.findByText('Taken')).toBeTruthy();
    await page.user.click(submit());
    expect(screen.getByText('This address is taken. Choose another one.')).toBeTruthy();
    expect(document.activeElement).toBe(slug());
    await page.user.type(slug(), '-2');
    expect(await screen.findByText('Available')).toBeTruthy();
    await page.user.click(submit());
    await waitFor(() => expect(page.left).toEqual([FIRST_STEP]));
  });

  test('under an address that somebody took in between says so at the field', async () => {
    const page = await open((api) => api.fail(user.registerTenant, 'slug_taken'));
    await page.user.type(await name(), 'Kumo');
    await page.user.click(submit());
    expect(await screen.findByText('This address is taken. Choose another one.')).toBeTruthy();
    expect(page.left).toEqual([]);
  });

  test('that was opened in another tab goes on to it', async () => {
    const page = await open((api) => api.fail(user.registerTenant, 'already_business'));
    await page.user.type(await name(), 'Kumo');
    await page.user.click(submit());
    await waitFor(() => expect(page.left).toEqual(['/dashboard']));
  });

  test('keeps what was filled in over a reload', async () => {
    const first = await open();
    await first.user.type(await name(), 'Kumo Shoes');
    await first.user.click(screen.getByRole('checkbox', { name: '日本語' }));
    first.unmount();
    await open();
    expect((await name()).value).toBe('Kumo Shoes');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '日本語' }).checked).toBe(true);
  });
});
