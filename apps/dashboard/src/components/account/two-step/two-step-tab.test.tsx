import { user } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/settings?account=security';
const CODES = Array.from({ length: 10 }, (_, index) => `abcd${index}-efghj`);
const SECRET = 'JBSWY3DPEHPK3PXP';
const PREPARED = { secret: SECRET, uri: `otpauth://totp/Lobby:mina%40kumo.example?secret=${SECRET}&issuer=Lobby` };

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });

function off(api: FakeApi) {
  api.answer(user.twoStep, { enabled: false, recovery_codes_left: 0 });
  api.answer(user.beginTwoStep, PREPARED);
  api.answer(user.enableTwoStep, { recovery_codes: CODES });
}

function on(api: FakeApi) {
  api.answer(user.twoStep, { enabled: true, recovery_codes_left: 8 });
  api.answer(user.renewRecoveryCodes, { recovery_codes: CODES });
  api.answer(user.disableTwoStep, {});
}

async function openSetup() {
  const view = await renderScreen({ path: PATH, answers: off });
  await view.user.type(await screen.findByLabelText('Your password'), 'hello2026{Enter}');
  await screen.findByLabelText('Code from the app');
  return view;
}

describe('turning two-step codes on', () => {
  it('goes by password, secret, code, and recovery codes that are saved', async () => {
    const { user: person, api } = await openSetup();
    expect(api.callsTo(user.beginTwoStep)[0]?.body).toEqual({ password: 'hello2026' });
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    on(api);
    await person.type(field('Code from the app'), '482913');
    const dialog = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(api.callsTo(user.enableTwoStep)[0]?.body).toEqual({ code: '482913' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    await person.click(press('Done'));
    await person.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Save your recovery codes' })).toBeTruthy();
    await person.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }));
    await person.click(press('Done'));
    expect(await screen.findByText('Two-step sign-in is on')).toBeTruthy();
  });

  it('copies and downloads the recovery codes', async () => {
    const { user: person } = await openSetup();
    await person.type(field('Code from the app'), '482913');
    await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    const save = vi.spyOn(URL, 'createObjectURL');
    // The test's browser would leave the page for the file.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await person.click(press('Copy'));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await person.click(press('Download'));
    const [[file] = []] = save.mock.calls;
    expect((await (file as Blob | undefined)?.text())?.split('\r\n')).toEqual([
      'Lobby recovery codes of mina@kumo.example',
      '',
      ...CODES,
      '',
    ]);
    expect(click).toHaveBeenCalledTimes(1);
    save.mockRestore();
    click.mockRestore();
  });

  it('copies the secret for who cannot scan it', async () => {
    const { user: person } = await openSetup();
    await person.click(press('Copy key'));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
  });

  it.each([
    ['wrong_password', 'msg of wrong_password'],
    ['sign_in_locked', 'again in 0:30.'],
  ] as const)('stops at the password where that is refused (%s)', async (code, words) => {
    const { user: person, api } = await renderScreen({ path: PATH, answers: off });
    api.fail(user.beginTwoStep, code, { retry_after: 30 });
    await person.type(await screen.findByLabelText('Your password'), 'wrong2026{Enter}');
    expect(await screen.findByText(words, { exact: false, ignore: '.sr-only' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says a wrong code at its field', async () => {
    const { user: person, api } = await openSetup();
    api.fail(user.enableTwoStep, 'wrong_two_step');
    await person.type(field('Code from the app'), '000000');
    expect(await screen.findByText('msg of wrong_two_step')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Code from the app')));
  });

  it('can be given up before anything has changed', async () => {
    const { user: person, api } = await openSetup();
    await person.click(press('Cancel'));
    expect(await screen.findByText('Two-step sign-in is off')).toBeTruthy();
    expect(api.callsTo(user.enableTwoStep)).toHaveLength(0);
  });

  it('needs a password to protect', async () => {
    await renderScreen({ path: PATH, answers: off, user: { has_password: false } });
    expect((await screen.findByRole('link', { name: 'Set a password' })).getAttribute('href')).toBe('/auth/reset-password');
  });
});

describe('two-step codes that are on', () => {
  async function openOn(left = 8) {
    const view = await renderScreen({
      path: PATH,
      answers: (api) => {
        on(api);
        api.answer(user.twoStep, { enabled: true, recovery_codes_left: left });
      },
    });
    await screen.findByText('Two-step sign-in is on');
    return view;
  }

  it.each([
    [8, 0],
    [2, 1],
    [0, 1],
  ])('count what recovery codes are left, and warn before the last (%i left)', async (left, warnings) => {
    await openOn(left);
    expect(screen.getByText(`${left} of 10 recovery codes are left.`)).toBeTruthy();
    expect(screen.queryAllByRole('alert')).toHaveLength(warnings);
  });

  it('make new recovery codes for password and code', async () => {
    const { user: person, api } = await openOn();
    await person.click(press('Create new recovery codes'));
    await person.type(field('Your password'), 'hello2026');
    await person.type(field('Code'), '482913{Enter}');
    await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(api.callsTo(user.renewRecoveryCodes)[0]?.body).toEqual({ password: 'hello2026', code: '482913' });
  });

  it('go off for password and recovery code', async () => {
    const { user: person, api } = await openOn();
    await person.click(press('Turn off'));
    await person.type(field('Your password'), 'hello2026');
    await person.type(field('Code'), 'abcde fghjk');
    off(api);
    await person.click(press('Turn off'));
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
    expect(api.callsTo(user.disableTwoStep)[0]?.body).toEqual({ password: 'hello2026', code: 'abcde fghjk' });
  });

  it.each([
    ['wrong_password', 'Your password'],
    ['wrong_two_step', 'Code'],
  ] as const)('stay on where %s is answered, which is said at its field', async (code, name) => {
    const { user: person, api } = await openOn();
    api.fail(user.disableTwoStep, code);
    await person.click(press('Turn off'));
    await person.type(field('Your password'), 'hello2026');
    await person.type(field('Code'), '482913{Enter}');
    expect(await screen.findByText(`msg of ${code}`)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
  });

  it('ask for a whole code before anything is sent', async () => {
    const { user: person, api } = await openOn();
    await person.click(press('Turn off'));
    await person.type(field('Your password'), 'hello2026');
    await person.type(field('Code'), '4829{Enter}');
    expect(await screen.findByText('Enter the six digits, or the ten characters of a recovery code.')).toBeTruthy();
    expect(api.callsTo(user.disableTwoStep)).toHaveLength(0);
  });

  it('that another browser has turned off are shown as they are now', async () => {
    const { user: person, api } = await openOn();
    await person.click(press('Turn off'));
    await person.type(field('Your password'), 'hello2026');
    off(api);
    api.fail(user.disableTwoStep, 'two_step_state');
    await person.type(field('Code'), '482913{Enter}');
    expect(await screen.findByText('Two-step sign-in is off')).toBeTruthy();
  });
});

it('a failure to load can be tried again', async () => {
  const { user: person, api } = await renderScreen({ path: PATH, answers: (fake) => fake.fail(user.twoStep, 'refused') });
  await screen.findByText('This couldn’t be loaded');
  off(api);
  await person.click(press('Retry'));
  expect(await screen.findByText('Two-step sign-in is off')).toBeTruthy();
});
