import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/settings';

it('shows everything that can be set in groups, and opens it', async () => {
  const { user, history } = await renderScreen({ path: PATH });
  const team = within(await screen.findByRole('region', { name: 'Team' }));
  expect(team.getByRole('link', { name: /^Business hours/ }).getAttribute('href')).toBe('/dashboard/team?tab=hours');
  await user.click(screen.getByRole('link', { name: /^Password/ }));
  expect(history.location.search).toBe('?account=password');
});

it('shows to whoever answers their own settings, and none of the business', async () => {
  await renderScreen({ path: PATH, user: { role: 'agent' } });
  expect(await screen.findByRole('region', { name: 'You' })).toBeTruthy();
  for (const name of ['Business', 'Team', 'Bot', 'Channels', 'System']) expect(screen.queryByRole('region', { name })).toBeNull();
});

it('opens the search from it', async () => {
  const { user } = await renderScreen({ path: PATH });
  await user.click(await screen.findByRole('button', { name: 'Find a setting' }));
  expect(await screen.findByRole('combobox')).toBeTruthy();
});
