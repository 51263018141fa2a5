import { privacy, tenant, type PrivacyView, type TenantSettings } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const SETTINGS: TenantSettings = {
  slug: 'kumo',
  name: 'Kumo Outdoor',
  logo: null,
  country: 'JP',
  timezone: 'Asia/Tokyo',
  locales: ['ja-JP'],
  industry: 'retail',
  frame_origins: [],
  version: 3,
};
const NONE = { 'en-US': null, 'zh-CN': null, 'zh-HK': null, 'ja-JP': null };
const VIEW: PrivacyView = {
  mode: 'off',
  texts: NONE,
  link: null,
  version: 0,
  defaults: { line: { ...NONE, 'en-US': 'Writing agrees.' }, required: { ...NONE, 'en-US': 'I agree.' } },
};
const SLOW = { timeout: 20_000 };
const have =
  (view: PrivacyView = VIEW) =>
  (api: FakeApi) => {
    api.answer(tenant.settings, SETTINGS);
    api.answer(privacy.get, view);
    api.answer(privacy.update, ({ body }) => ({ ...view, ...(body as object), version: view.version + 1 }));
  };

async function open(answers = have()) {
  const view = await renderScreen({ path: '/dashboard/settings?account=business', answers });
  const section = within(await screen.findByRole('region', { name: 'Privacy in the chat' }, SLOW));
  await section.findByRole('button', { name: 'Save privacy settings' }, SLOW);
  return { ...view, section };
}

describe('what visitors agree to', { timeout: 3 * SLOW.timeout }, () => {
  it('is nothing at first; a tick with a link and words of one’s own is saved', async () => {
    const { user: person, api, section } = await open();
    expect(section.queryByLabelText(/^Text in English/)).toBeNull();
    await person.click(section.getByRole('button', { name: /Visitor consent/ }));
    await person.click(await screen.findByRole('option', { name: 'Require a checkbox before the first message' }));
    const text = section.getByLabelText<HTMLTextAreaElement>(/^Text in English/);
    expect(text.placeholder).toBe('I agree.');
    await person.type(text, 'I agree to all of it.');
    await person.type(section.getByLabelText(/^Privacy policy URL/), 'https://kumo.example/privacy');
    await person.click(section.getByRole('button', { name: 'Save privacy settings' }));
    const body = {
      mode: 'required',
      link: 'https://kumo.example/privacy',
      texts: { ...NONE, 'en-US': 'I agree to all of it.' },
      version: 0,
    };
    await waitFor(() => expect(api.callsTo(privacy.update)[0]?.body).toEqual(body));
  });

  it('an address that is none is named as wrong, and nothing is saved', async () => {
    const { user: person, api, section } = await open();
    await person.type(section.getByLabelText(/^Privacy policy URL/), 'kumo.example');
    await person.click(section.getByRole('button', { name: 'Save privacy settings' }));
    expect(await section.findByText(/Enter a web address/)).toBeTruthy();
    expect(api.callsTo(privacy.update)).toHaveLength(0);
  });

  it('shows what somebody else has set meanwhile', async () => {
    const { user: person, api, section } = await open();
    api.fail(privacy.update, 'stale_version');
    api.answer(privacy.get, { ...VIEW, mode: 'line', version: 5 });
    await person.click(section.getByRole('button', { name: 'Save privacy settings' }));
    expect(await section.findByLabelText(/^Text in English/)).toBeTruthy();
  });
});
