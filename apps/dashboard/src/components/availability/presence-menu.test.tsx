import { ACTIVITY_BEAT_MS, teams, type TeamMember } from '@lobby/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const MINA: TeamMember = {
  id: 1,
  name: 'Mina Tan',
  email: 'mina@example.com',
  role: null,
  reach: 'all',
  face: null,
  owner: true,
  presence: 'online',
  chosen: 'online',
  connected: true,
  load: 0,
  max_active: 6,
  languages: [],
  skills: [],
  teams: [],
  last_active_at: null,
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** The dashboard of somebody whom the server takes for away, until it hears of them. */
async function openDashboard() {
  let member: TeamMember = { ...MINA, presence: 'away' };
  const beats: number[] = [];
  const view = await renderScreen({
    path: '/dashboard',
    answers: (api) => {
      api.answer(teams.members, () => ({ items: [member] }));
      api.answer(teams.beat, () => {
        beats.push(beats.length);
        member = { ...member, presence: member.chosen };
        return member;
      });
      api.answer(teams.setPresence, ({ body }) => {
        const { presence } = body as Pick<TeamMember, 'presence'>;
        member = { ...member, presence, chosen: presence };
        return member;
      });
    },
  });
  return { ...view, beats };
}

it('somebody who opens the dashboard is heard of, and no longer away', async () => {
  const { beats } = await openDashboard();
  await screen.findByRole('button', { name: /Online/ });
  expect(beats.length).toBeGreaterThan(0);
});

it('what the person does is told once a beat, and not while the tab is hidden', async () => {
  const { beats } = await openDashboard();
  await screen.findByRole('button', { name: /Online/ });
  // Strict mode opens twice what is opened once.
  const opened = beats.length;
  fireEvent.keyDown(window);
  fireEvent.pointerMove(window);
  const later = Date.now() + ACTIVITY_BEAT_MS;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent.keyDown(window);
  visibility.mockReturnValue('visible');
  fireEvent.keyDown(window);
  fireEvent.wheel(window);
  await waitFor(() => expect(beats).toHaveLength(opened + 1));
});

it('what is chosen in the menu is what others see', async () => {
  const { user } = await openDashboard();
  await openMenu(user, /Online/);
  await user.click(screen.getByRole('menuitem', { name: /Busy/ }));
  expect(await screen.findByRole('button', { name: /Busy/ })).toBeTruthy();
});
