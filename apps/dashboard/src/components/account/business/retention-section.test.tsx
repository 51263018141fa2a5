import { retention, tenant, type RetentionDue, type RetentionPolicy, type TenantSettings } from '@lobby/contract';
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
  locales: ['ja-JP'],
  industry: 'retail',
  frame_origins: [],
  version: 3,
};
const SLOW = { timeout: 20_000 };
const have =
  (policy: RetentionPolicy, due: RetentionDue = { conversations: 0, messages: 0, files: 0 }) =>
  (api: FakeApi) => {
    api.answer(tenant.settings, SETTINGS);
    api.answer(retention.get, policy);
    api.answer(retention.preview, due);
    api.answer(retention.update, ({ body }) => ({ months: (body as RetentionPolicy).months, version: policy.version + 1 }));
  };

async function open(answers: (api: FakeApi) => void) {
  const view = await renderScreen({ path: PATH, answers });
  const section = within(await screen.findByRole('region', { name: 'Resolved conversations' }, SLOW));
  await section.findByRole('switch', {}, SLOW);
  return { ...view, section };
}

describe('keeping closed conversations', { timeout: 3 * SLOW.timeout }, () => {
  it('is off at first; turning it on says how much goes, and is done after a yes', async () => {
    const { user: person, api, section } = await open(have({ months: null, version: 0 }, { conversations: 12, messages: 240, files: 3 }));
    expect(section.getByRole<HTMLButtonElement>('button', { name: 'Save retention period' }).disabled).toBe(true);
    await person.click(section.getByRole('switch'));
    const months = section.getByLabelText<HTMLInputElement>('Keep for (months)');
    await person.clear(months);
    await person.type(months, '6');
    await person.click(section.getByRole('button', { name: 'Save retention period' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/deletes 12 conversations with 240 messages and 3 files/)).toBeTruthy();
    expect(api.callsTo(retention.update)).toHaveLength(0);
    await person.click(question.getByRole('button', { name: 'Delete automatically' }));
    await waitFor(() => expect(api.callsTo(retention.update)[0]?.body).toEqual({ months: 6, version: 0 }));
    expect(api.callsTo(retention.preview)[0]?.query.get('months')).toBe('6');
  });

  it('changes nothing after a no', async () => {
    const { user: person, api, section } = await open(have({ months: null, version: 0 }));
    await person.click(section.getByRole('switch'));
    await person.click(section.getByRole('button', { name: 'Save retention period' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/No conversation is old enough today/)).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsTo(retention.update)).toHaveLength(0);
  });

  it('is turned off at once', async () => {
    const { user: person, api, section } = await open(have({ months: 12, version: 4 }));
    await person.click(section.getByRole('switch'));
    await person.click(section.getByRole('button', { name: 'Save retention period' }));
    await waitFor(() => expect(api.callsTo(retention.update)[0]?.body).toEqual({ months: null, version: 4 }));
  });

  it.each(['0', '121', '1.5', ' '])('"%s" months are named as wrong', async (text) => {
    const { user: person, section } = await open(have({ months: 12, version: 4 }));
    const months = section.getByLabelText<HTMLInputElement>('Keep for (months)');
    await person.clear(months);
    if (text.trim() !== '') await person.type(months, text);
    expect(section.getByText('Enter a whole number from 1 to 120.')).toBeTruthy();
    expect(section.getByRole<HTMLButtonElement>('button', { name: 'Save retention period' }).disabled).toBe(true);
  });

  it('shows what somebody else has set meanwhile', async () => {
    const { user: person, api, section } = await open(have({ months: 12, version: 4 }));
    api.fail(retention.update, 'stale_version');
    api.answer(retention.get, { months: 24, version: 5 });
    await person.click(section.getByRole('switch'));
    await person.click(section.getByRole('button', { name: 'Save retention period' }));
    await waitFor(() => expect(section.getByLabelText<HTMLInputElement>('Keep for (months)').value).toBe('24'));
  });
});
