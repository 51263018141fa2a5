import { tenant, type TenantSettings } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/settings?account=business';
const SETTINGS: TenantSettings = {
  slug: 'kumo',
  name: 'Kumo Outdoor',
  logo: null,
  country: 'JP',
  timezone: 'Asia/Tokyo',
  locales: ['ja-JP', 'en-US'],
  industry: 'retail',
  frame_origins: ['https://kumo.example'],
  version: 3,
};
/** Naming every zone of the world takes a busy machine longer than a test waits by default. */
const SLOW = { timeout: 20_000 };
const have =
  (over: Partial<TenantSettings> = {}) =>
  (api: FakeApi) => {
    api.answer(tenant.settings, { ...SETTINGS, ...over });
    api.answer(tenant.updateSettings, ({ body }) => ({ ...SETTINGS, ...(body as object), version: 4 }));
  };
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const sites = () => field(/^Allowed websites/);
const press = (name: string) => screen.getByRole('button', { name });

async function open(answers: (api: FakeApi) => void = have()) {
  const view = await renderScreen({ path: PATH, answers });
  await screen.findByLabelText('Business name', {}, SLOW);
  return view;
}

describe('the settings of the business', { timeout: 3 * SLOW.timeout }, () => {
  it('are shown as they are, with the address of the chat to copy', async () => {
    const { user: person } = await open();
    expect(field('Business name').value).toBe('Kumo Outdoor');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Country/ }).value).toBe('Japan');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Time zone/ }).value).toBe('(GMT+9) Tokyo');
    expect(sites().value).toBe('https://kumo.example');
    await person.click(press('Copy'));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/chat/kumo`);
  });

  it('are saved from the version that was shown, and the business is called so at once', async () => {
    const { user: person, api } = await open();
    await person.clear(field('Business name'));
    await person.type(field('Business name'), 'Kumo');
    await person.clear(sites());
    await person.type(sites(), 'shop.kumo.example/cart{Enter}https://*.kumo.example');
    await person.click(press('Save business settings'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.callsTo(tenant.updateSettings)[0]?.body).toEqual({
      name: 'Kumo',
      country: 'JP',
      timezone: 'Asia/Tokyo',
      locales: ['ja-JP', 'en-US'],
      industry: 'retail',
      frame_origins: ['https://shop.kumo.example', 'https://*.kumo.example'],
      version: 3,
    });
    await waitFor(() => expect(sites().value).toBe('https://shop.kumo.example\nhttps://*.kumo.example'));
    expect(screen.getAllByText('Kumo').length).toBeGreaterThan(0);
  });

  it('name a site that is none, which gets the focus, and send nothing', async () => {
    const { user: person, api } = await open();
    await person.clear(sites());
    await person.type(sites(), 'http://shop.example');
    await person.click(press('Save business settings'));
    expect(await screen.findByText('http://shop.example isn’t a valid website address.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(sites()));
    expect(api.callsTo(tenant.updateSettings)).toHaveLength(0);
  });

  it('that somebody else has saved meanwhile are loaded when that is wished', async () => {
    const { user: person, api } = await open();
    api.fail(tenant.updateSettings, 'stale_version');
    await person.type(field('Business name'), ' mine');
    await person.click(press('Save business settings'));
    expect(await screen.findByText(/Someone else changed these settings/)).toBeTruthy();
    expect(field('Business name').value).toBe('Kumo Outdoor mine');
    have({ name: 'Theirs', version: 4 })(api);
    await person.click(press('Load latest version'));
    await waitFor(() => expect(field('Business name').value).toBe('Theirs'));
    expect(screen.queryByText(/Someone else changed/)).toBeNull();
  });

  it('say why they were not saved', async () => {
    const { user: person, api } = await open();
    api.fail(tenant.updateSettings, 'refused');
    await person.click(press('Save business settings'));
    expect(await screen.findByText(/msg of refused/, {}, SLOW)).toBeTruthy();
  });

  it('can be asked for again where they did not arrive', async () => {
    const { user: person, api } = await renderScreen({ path: PATH, answers: (fake) => fake.fail(tenant.settings, 'refused') });
    await screen.findByText('Couldn’t load the settings');
    have()(api);
    await person.click(press('Retry'));
    expect(await screen.findByLabelText('Business name', {}, SLOW)).toBeTruthy();
  });

  it('are no part of the account of who is no admin', async () => {
    const { api } = await renderScreen({ path: PATH, user: { role: 'agent' }, answers: have() });
    const dialog = within(await screen.findByRole('dialog', { name: 'Your account' }));
    expect(dialog.getByRole('tab', { name: 'Profile' }).getAttribute('aria-selected')).toBe('true');
    expect(dialog.queryByRole('tab', { name: 'Business' })).toBeNull();
    expect(api.callsTo(tenant.settings)).toHaveLength(0);
  });
});
