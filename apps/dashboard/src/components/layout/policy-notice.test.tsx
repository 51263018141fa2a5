import { policy } from '@lobby/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/overview';
const heading = (type: 'terms' | 'privacy', title: string) => ({
  type,
  title,
  version: '2026-11',
  effective_date: '2026-11-01',
  locale: 'en-US' as const,
});
const ITEMS = [heading('terms', 'Terms of service'), heading('privacy', 'Privacy policy')];

describe('newer terms', () => {
  it('are a line with a link to each, gone once they are accepted', async () => {
    const { user: person, api } = await renderScreen({
      path: PATH,
      answers: (fake) => {
        fake.answer(policy.due, { items: ITEMS });
        fake.answer(policy.accept, { items: [] });
      },
    });
    const link = await screen.findByRole('link', { name: /^Privacy policy \(in force from/ });
    expect(link.getAttribute('href')).toBe('/policy?type=privacy');
    await person.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByText('We’ve updated this. Review and accept the new version:')).toBeNull());
    expect(api.callsTo(policy.accept)[0]?.body).toEqual({
      items: [
        { type: 'terms', version: '2026-11' },
        { type: 'privacy', version: '2026-11' },
      ],
    });
    expect(api.callsTo(policy.due)).toHaveLength(1);
  });

  it('stay where accepting failed, which is said', async () => {
    const { user: person, api } = await renderScreen({ path: PATH, answers: (fake) => fake.answer(policy.due, { items: ITEMS }) });
    api.fail(policy.accept, 'stale_version');
    await person.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('msg of stale_version')).toBeTruthy();
    expect(screen.getByText('We’ve updated this. Review and accept the new version:')).toBeTruthy();
  });

  it('are not asked for where nothing is due', async () => {
    const { api } = await renderScreen({ path: PATH });
    await waitFor(() => expect(api.callsTo(policy.due)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});
