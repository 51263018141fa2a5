import { randomUUID } from 'node:crypto';
import { user } from '@lobby/contract';
import type { Browser, Page } from '@playwright/test';
import { authenticatorCode, nextAuthenticatorCode } from '#/authenticator.ts';
import { call } from '#/call.ts';
import { leaveSignedOut } from '#/enter.ts';
import { expect, journey } from '#/journey.ts';
import { readMailbox, receiveCode } from '#/mailbox.ts';
import type { Account } from '#/sign-up.ts';

const NEW_PASSWORD = 'Mv4-kettle-Rq';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function signIn(page: Page, email: string, words: string, path = '/auth/sign-in'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await password(page).fill(words);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A browser elsewhere, signed in to the same account, on the overview. */
async function elsewhere(browser: Browser, { email, password: words }: Account, baseURL: string | undefined): Promise<Page> {
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  const { token } = await call(other.request, user.login, { email, password: words });
  await other.context().addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  const connected = other.waitForEvent('websocket');
  await other.goto('/dashboard/overview');
  await expect(other.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await connected;
  return other;
}

const signedOut = (page: Page) => expect(page).toHaveURL(/\/auth\/sign-in/);

journey('a forgotten password is replaced by a code from the mail', async ({ page, signUp, request, violations }) => {
  const { email, password: old } = await signUp();
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  const mailsBefore = (await readMailbox(request, email)).length;
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(async () => expect((await readMailbox(request, email)).length).toBeGreaterThan(mailsBefore)).toPass();
  const code = await receiveCode(request, email);
  await page.getByLabel('Code from the email').fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('2 tries left')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.reload();
  await page.getByLabel('Code from the email').fill(code);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('too common')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password changed. Sign in with your new password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await password(page).fill(old);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('don’t match');
  await password(page).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview/);
});

journey('a stranger’s address is answered like any other', async ({ page }) => {
  await page.goto('/auth/reset-password');
  await page.getByLabel('Email').fill(`nobody-${randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

journey('a changed password signs another browser out at once, and this one stays', async ({ page, browser, baseURL, context, signUp }) => {
  const account = await signUp();
  const other = await elsewhere(browser, account, baseURL);
  await context.addCookies([{ name: 'token', value: account.token, url: baseURL ?? '' }]);
  await page.goto('/auth/change-password');
  await page.getByLabel('Current password').fill('Not-mine-1');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This isn’t your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('1 other device was signed out.')).toBeVisible();
  await signedOut(other);
  await expect(other.getByText('Your session has ended. Sign in again to continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await other.close();
});

journey('two-step codes: on, signing in with the app and with a recovery code', async ({ page, baseURL, context, signUp, violations }) => {
  const { email, password: words, token } = await signUp();
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  await page.goto('/dashboard/overview?account=security');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(words);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await violations()).toEqual([]);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(authenticatorCode(secret, Date.now()));
  await expect(page.getByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
  expect(await violations()).toEqual([]);
  const [recovery = ''] = await page.getByRole('dialog').getByRole('listitem').allTextContents();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();

  await leaveSignedOut(page);
  await signIn(page, email, words, '/auth/sign-in?next=%2Fdashboard%2Foverview%3Faccount%3Dsecurity');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(await violations()).toEqual([]);
  const code = page.getByLabel('Six-digit code');
  await code.fill(authenticatorCode(secret, 0));
  await expect(page.getByText('This code isn’t right. Enter the latest one.')).toBeVisible();
  await code.fill(nextAuthenticatorCode(secret, Date.now()));
  await expect(page).toHaveURL(/account=security/);
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible();

  await leaveSignedOut(page);
  await signIn(page, email, words, '/auth/sign-in?next=%2Fdashboard%2Foverview%3Faccount%3Dsecurity');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toUpperCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('9 of 10 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill(words);
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

journey('sign-ins are listed, ended one by one and all at once', async ({ page, browser, baseURL, context, signUp }) => {
  const account = await signUp();
  const others = [await elsewhere(browser, account, baseURL), await elsewhere(browser, account, baseURL)];
  await context.addCookies([{ name: 'token', value: account.token, url: baseURL ?? '' }]);
  await page.goto('/dashboard/overview');
  await page.goto('/dashboard/overview?account=sessions');
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await rows.getByRole('button').first().click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You’re only signed in on this device.')).toBeVisible();
  for (const other of others) {
    await signedOut(other);
    await other.close();
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard\/overview$/);
});

journey('the link of the sign-up mail finishes signing up, once', async ({ page, request, browser, baseURL }) => {
  const email = `link-${randomUUID()}@example.com`;
  await page.goto('/auth/sign-up');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('a code and a link')).toBeVisible();
  let link: string | undefined;
  await expect(async () => {
    link = /\/auth\/active\?key=[\w-]+/.exec((await readMailbox(request, email))[0]?.text ?? '')?.[0];
    expect(link, 'a link in the mail').toBeDefined();
  }).toPass();
  // The mail is read on another device.
  const phone = await browser.newPage({ baseURL: baseURL ?? '' });
  await phone.goto((link ?? '').replace('/auth/active', '/active'));
  await expect(phone.getByLabel('Email')).toHaveValue(email);
  await phone.getByLabel('Business name').fill('Link & Sons');
  await password(phone).fill(NEW_PASSWORD);
  await phone.getByRole('button', { name: 'Create account' }).click();
  await expect(phone).toHaveURL(/\/dashboard\/overview/);
  await phone.goto(link ?? '');
  await expect(phone.getByRole('heading', { name: /This link no longer works|You already have an account/ })).toBeVisible();
  await phone.close();
});

journey('signing in leads to paths of this origin only', async ({ page, signUp }) => {
  const { email, password: words } = await signUp();
  const origins = new Set<string>();
  page.on('request', (sent) => origins.add(new URL(sent.url()).origin));
  // How each kind is read is tried where it is decided (`safe-next.test.ts`); these are what the browser and the router make of an address.
  const attempts = ['//evil.example', '/%09/evil.example', '%252F%252Fevil.example', '%22//evil.example%22'];
  for (const next of attempts) {
    await leaveSignedOut(page);
    await signIn(page, email, words, `/auth/sign-in?next=${next}`);
    await expect(page, next).toHaveURL(/\/dashboard\/overview$/);
  }
  expect([...origins].filter((origin) => origin.includes('evil'))).toEqual([]);
});
