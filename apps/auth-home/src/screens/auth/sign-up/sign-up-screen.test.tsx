import { EMAIL_CODE_RESEND_S, HEADERS, tenant, user, type CodeName } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FIRST_STEP } from '#/data/first-step.ts';
import { success, type FakeApi } from '#/testing/fake-api.ts';
import { openPage } from '#/testing/open-page.tsx';

afterEach(() => vi.useRealTimers());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const email = () => field('Email');
const code = () => field('Code from the email');
const password = () => field('Password');
const name = () => field('Business name');
const slug = () => field('Address of your chat page');
const button = () => screen.getByRole('button', { name: 'Create account' });
const values = () => [email(), code(), password(), name(), slug()].map(({ value }) => value);

const sendsCodes = (api: FakeApi) => api.answer(user.sendEmailCode, { resend_after: EMAIL_CODE_RESEND_S, expires_in: 600 });

type Page = Awaited<ReturnType<typeof openPage>>;

async function openSignUp(answers?: (api: FakeApi) => void) {
  const page = await openPage('/auth/sign-up', {
    answers: (api) => {
      sendsCodes(api);
      answers?.(api);
    },
  });
  await screen.findByLabelText('Email');
  return page;
}

async function askForCode({ user: person }: Page, address = 'mina@kumo.example') {
  await person.type(email(), address);
  await person.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('We sent a code and a link to the address above. Check your spam folder, too.');
}

async function fillIn(page: Page) {
  await askForCode(page);
  await page.user.type(code(), '482913');
  await page.user.type(password(), 'hello2026');
  await page.user.type(name(), 'Kumo Outdoor');
}

describe('signing up', () => {
  test('goes from the address to the first step of the dashboard', async () => {
    const page = await openSignUp((api) => api.answer(user.registerTenant, { token: 'token-9' }));
    await fillIn(page);
    await page.user.click(button());
    await waitFor(() => expect(page.left).toEqual([FIRST_STEP]));
    expect(page.api.callsTo(user.sendEmailCode).map(({ body }) => body)).toEqual([
      { email: 'mina@kumo.example', email_type: 'register', business_id: 1 },
    ]);
    expect(page.api.callsTo(user.registerTenant).map(({ body }) => body)).toEqual([
      {
        email: 'mina@kumo.example',
        code: '482913',
        password: 'hello2026',
        re_password: 'hello2026',
        business_id: 1,
        tenant_name: 'Kumo Outdoor',
        slug: 'kumo-outdoor',
      },
    ]);
    expect(tokenCookie.read()).toBe('token-9');
  });

  test('leaves the address name to the server where none is given', async () => {
    const page = await openSignUp((api) => api.answer(user.registerTenant, { token: 'token-9' }));
    await fillIn(page);
    await page.user.clear(slug());
    await page.user.click(button());
    await waitFor(() => expect(page.left).toEqual([FIRST_STEP]));
    expect(page.api.callsTo(user.registerTenant)[0]?.body).not.toHaveProperty('slug');
  });

  test('is asked for once, however often the button is pressed', async () => {
    const page = await openSignUp((api) => api.on(user.registerTenant, () => new Promise(() => undefined)));
    await fillIn(page);
    await page.user.dblClick(button());
    await page.user.type(name(), '{Enter}');
    expect(page.api.callsTo(user.registerTenant)).toHaveLength(1);
  });

  test('says what is still needed, and a press on the button goes there', async () => {
    const page = await openSignUp();
    expect(screen.getByText('Still needed: your email address, the code, a password, and your business name.')).toBeTruthy();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await page.user.click(button());
    expect(document.activeElement).toBe(email());
    await askForCode(page);
    await page.user.type(code(), '48');
    await page.user.click(button());
    expect(document.activeElement).toBe(code());
    expect(screen.getByText('Enter all six digits from the email.')).toBeTruthy();
    expect(page.api.callsTo(user.registerTenant)).toHaveLength(0);
  });

  test('needs nothing more once all is right', async () => {
    const page = await openSignUp();
    await fillIn(page);
    expect(screen.queryByText(/^Still needed/)).toBeNull();
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });
});

describe('the code', () => {
  test('goes to a right address only', async () => {
    const page = await openSignUp();
    await page.user.type(email(), 'mina');
    await page.user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(screen.getByText('Enter an email address like name@example.com.')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(page.api.callsTo(user.sendEmailCode)).toHaveLength(0);
  });

  test('is sent by Enter in the address, and waited for in its cells', async () => {
    const page = await openSignUp();
    await page.user.type(email(), 'Mina@Kumo.example{Enter}');
    expect(await screen.findByText('We sent a code and a link to the address above. Check your spam folder, too.')).toBeTruthy();
    expect(document.activeElement).toBe(code());
    expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
    expect(page.api.callsTo(user.sendEmailCode)[0]?.body).toMatchObject({ email: 'mina@kumo.example' });
  });

  test('can be sent again after 60 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const page = await openSignUp();
    await askForCode(page);
    expect(screen.getByText('New code in 60 s')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(59_000));
    expect(screen.getByText('New code in 1 s')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_000));
    await page.user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(page.api.callsTo(user.sendEmailCode)).toHaveLength(2));
    expect(await screen.findByText('New code in 60 s')).toBeTruthy();
  });

  test('belongs to its address: another address needs another code', async () => {
    const page = await openSignUp();
    await askForCode(page);
    await page.user.type(code(), '482913');
    await page.user.type(email(), '.jp');
    expect(screen.getByText('Press Send code first, then enter the six digits.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
  });

  test('asked for too soon says how long to wait, and nothing is lost', async () => {
    const page = await openSignUp((api) => api.fail(user.sendEmailCode, 'throttled', { retry_after: 42 }));
    await page.user.type(email(), 'mina@kumo.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Wait 42 seconds');
    expect(email().value).toBe('mina@kumo.example');
  });
});

describe('what the server refuses', () => {
  test.each<[CodeName, () => HTMLInputElement, string]>([
    ['wrong_code', code, 'This code isn’t right. Check the latest email.'],
    ['code_expired', code, 'This code has expired. Send a new one and enter that.'],
    ['email_taken', email, 'This email already has an account. Sign in instead.'],
    ['weak_password', password, 'This password is too common. Choose another one.'],
    ['slug_taken', slug, 'This address is taken. Choose another one.'],
  ])('%s is shown at its field until that is changed', async (refusal, at, words) => {
    const page = await openSignUp((api) => api.fail(user.registerTenant, refusal));
    await fillIn(page);
    await page.user.click(button());
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(document.activeElement).toBe(at());
    expect(values()).toEqual(['mina@kumo.example', '482913', 'hello2026', 'Kumo Outdoor', 'kumo-outdoor']);
    await page.user.tab();
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    await page.user.type(at(), '{Backspace}');
    expect(screen.queryByText(words, { exact: false })).toBeNull();
  });

  test('by field is shown there in the server’s words; re_password is the password', async () => {
    const fields = [
      { path: 're_password', message: 'The server did not like this.' },
      { path: 'tenant_name', message: 'Not this name.' },
    ];
    const page = await openSignUp((api) => api.fail(user.registerTenant, 'invalid_request', { fields }));
    await fillIn(page);
    await page.user.click(button());
    expect(await screen.findByText('Not this name.')).toBeTruthy();
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password());
  });

  test('by being unreachable is said above the fields, and nothing is lost', async () => {
    const page = await openSignUp((api) => api.goOffline(user.registerTenant));
    await fillIn(page);
    await page.user.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here');
    expect(values()).toEqual(['mina@kumo.example', '482913', 'hello2026', 'Kumo Outdoor', 'kumo-outdoor']);
  });

  test('of an account that is there leads to signing in', async () => {
    const page = await openSignUp((api) => api.fail(user.registerTenant, 'email_taken'));
    await fillIn(page);
    await page.user.click(button());
    await screen.findByText('This email already has an account. Sign in instead.', { exact: false });
    await page.user.click(screen.getAllByRole('link', { name: 'Sign in' })[0]!);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  });
});

describe('the address name', () => {
  test('is suggested by the business name until somebody chooses one', async () => {
    const page = await openSignUp();
    await page.user.type(name(), 'Café Lumière');
    expect(slug().value).toBe('cafe-lumiere');
    await page.user.clear(slug());
    await page.user.type(slug(), 'lumiere');
    await page.user.type(name(), ' Hong Kong');
    expect(slug().value).toBe('lumiere');
  });

  test('is not suggested by what an input method shows while it composes', async () => {
    await openSignUp();
    fireEvent.input(name(), { target: { value: 'yunduan' }, isComposing: true });
    expect(slug().value).toBe('');
    fireEvent.input(name(), { target: { value: '云端 Outdoor' }, isComposing: true });
    fireEvent.compositionEnd(name());
    expect(slug().value).toBe('outdoor');
  });

  test.each([
    [true, 'Available'],
    [false, 'Taken'],
  ])('is checked while it is typed (free: %s)', async (free, words) => {
    const page = await openSignUp((api) => api.answer(tenant.checkSlug, { slug: 'kumo', free }));
    await page.user.type(slug(), 'kumo');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(page.api.callsTo(tenant.checkSlug).map(({ query }) => query.get('slug'))).toEqual(['kumo']);
  });

  test('that is taken keeps the form from being sent', async () => {
    const page = await openSignUp((api) => api.answer(tenant.checkSlug, { slug: 'kumo-outdoor', free: false }));
    await fillIn(page);
    await screen.findByText('Taken');
    await page.user.click(button());
    expect(document.activeElement).toBe(slug());
    expect(page.api.callsTo(user.registerTenant)).toHaveLength(0);
  });

  test('that no page can have asks nobody', async () => {
    const page = await openSignUp();
    await page.user.type(slug(), '12345');
    expect(await screen.findByText('Not valid')).toBeTruthy();
    await page.user.tab();
    expect(screen.getByText(/^Use 3 to 40 lowercase letters/)).toBeTruthy();
    expect(page.api.callsTo(tenant.checkSlug)).toHaveLength(0);
  });

  test('is never judged by the late answer about another one', async () => {
    let answerFirst: (() => void) | undefined;
    const page = await openSignUp((api) =>
      api.on(tenant.checkSlug, ({ query }) =>
        query.get('slug') === 'kumo'
          ? new Promise((resolve) => {
              answerFirst = () => resolve(success({ slug: 'kumo', free: false }));
            })
          : success({ slug: query.get('slug'), free: true }),
      ),
    );
    await page.user.type(slug(), 'kumo');
    await waitFor(() => expect(page.api.callsTo(tenant.checkSlug)).toHaveLength(1));
    await page.user.type(slug(), '-shop');
    expect(await screen.findByText('Available')).toBeTruthy();
    await act(async () => answerFirst?.());
    expect(screen.queryByText('Taken')).toBeNull();
    expect(screen.getByText('Available')).toBeTruthy();
  });

  test('that nobody could be asked about does not stop the form', async () => {
    const page = await openSignUp((api) => {
      api.goOffline(tenant.checkSlug);
      api.answer(user.registerTenant, { token: 'token-9' });
    });
    await fillIn(page);
    await waitFor(() => expect(page.api.callsTo(tenant.checkSlug)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Checking')).toBeNull());
    await page.user.click(button());
    await waitFor(() => expect(page.left).toEqual([FIRST_STEP]));
  });
});

describe('the draft', () => {
  test('outlives a reload, without the password', async () => {
    const first = await openSignUp();
    await fillIn(first);
    expect(sessionStorage.getItem('lobby-sign-up')).not.toContain('hello2026');
    cleanup();
    await openSignUp();
    expect(values()).toEqual(['mina@kumo.example', '482913', '', 'Kumo Outdoor', 'kumo-outdoor']);
    expect(screen.getByText(/^New code in \d+ s$/)).toBeTruthy();
  });

  test('is gone once the account is made', async () => {
    const page = await openSignUp((api) => api.answer(user.registerTenant, { token: 'token-9' }));
    await fillIn(page);
    await page.user.click(button());
    await waitFor(() => expect(page.left).toEqual([FIRST_STEP]));
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['{', 'null', '[]', '{"email":4}', '{"email":"","code":"","tenant_name":"","slug":"","sent":null}'])(
    'that cannot be read (%s) is an empty form',
    async (kept) => {
      sessionStorage.setItem('lobby-sign-up', kept);
      await openSignUp();
      expect(values()).toEqual(['', '', '', '', '']);
    },
  );
});

test('signing up accepts two texts, each of which opens in a tab of its own', async () => {
  await openSignUp();
  const links = ['Terms', 'Privacy policy'].map((each) => screen.getByRole('link', { name: each }));
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/policy?type=terms', '_blank'],
    ['/policy?type=privacy', '_blank'],
  ]);
});

test('who is signed in here signs up as nobody: the new business gets an account of its own', async () => {
  const page = await openPage('/auth/sign-up', {
    signedIn: true,
    answers: (api) => {
      sendsCodes(api);
      api.answer(user.registerTenant, { token: 'token-9' });
    },
  });
  await screen.findByLabelText('Email');
  await fillIn(page);
  await page.user.click(button());
  await waitFor(() => expect(tokenCookie.read()).toBe('token-9'));
  expect(page.api.callsTo(user.registerTenant)[0]?.headers).not.toHaveProperty(HEADERS.token);
});

test('the password rule is shown line by line as it is met', async () => {
  const page = await openSignUp();
  await page.user.type(password(), 'kumo-hiking');
  const rule = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rule).toEqual(['6 to 18 characters, no spacesmet', 'At least one lettermet', 'At least one digitnot met']);
  await page.user.tab();
  expect(password().getAttribute('aria-invalid')).toBe('true');
});
