import { conversations, invites, teams, type Invite, type TeamMember, type UserInfo } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { createFakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

type FakeApi = ReturnType<typeof createFakeApi>;

const person = (id: number, name: string, over: Partial<TeamMember> = {}): TeamMember => ({
  id,
  name,
  email: `${name.toLowerCase()}@kumo.example`,
  role: 'agent',
  reach: 'all',
  face: null,
  owner: false,
  presence: 'online',
  chosen: 'online',
  connected: true,
  load: 0,
  max_active: 6,
  languages: [],
  skills: [],
  teams: [],
  last_active_at: null,
  ...over,
});

const MINA = person(1, 'Mina', { role: null, owner: true });
const KEN = person(2, 'Ken', { load: 2 });
const YUKI = person(3, 'Yuki', { role: 'supervisor' });

const anInvite = (over: Partial<Invite> = {}): Invite => ({
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'sora@kumo.example',
  role: 'editor',
  teams: [],
  state: 'pending',
  link: 'https://lobby.test/auth/active?invite=i7.018f0000-0000-7000-8000-000000000001',
  invited_by: 'Mina',
  sent_at: Date.now(),
  expires_at: Date.now() + 86_400_000,
  ...over,
});

const SEATS = { used: 4, limit: 5 };

/** What was asked to be gone. */
const deleted = (api: FakeApi) => api.calls.flatMap(({ method, path }) => (method === 'DELETE' ? [path] : []));

const open = (answers: (api: FakeApi) => void = () => undefined, user: Partial<UserInfo> = {}) =>
  renderScreen({
    path: '/dashboard/team',
    user,
    answers: (api) => {
      api.answer(teams.members, { items: [KEN, MINA, YUKI] });
      api.answer(teams.list, { items: [] });
      api.answer(conversations.colleagues, { items: [KEN, MINA, YUKI] });
      api.answer(invites.list, { items: [anInvite()], seats: SEATS });
      answers(api);
    },
  });

describe('inviting', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Invite people' }));

  async function openDialog(answers?: (api: FakeApi) => void) {
    const page = await open(answers);
    await page.user.click(await screen.findByRole('button', { name: 'Invite people' }));
    return { page, box: await dialog() };
  }

  test('sends several addresses at once, with the role of an agent', async () => {
    const { page, box } = await openDialog((api) =>
      api.answer(invites.create, {
        items: [anInvite({ email: 'a@kumo.example' })],
        seats: { used: 5, limit: 5 },
        invited: ['a@kumo.example'],
        skipped: [{ email: 'ken@kumo.example', reason: 'member' }],
      }),
    );
    await page.user.type(box.getByLabelText('Email addresses'), 'a@kumo.example, Ken@kumo.example');
    await page.user.click(box.getByRole('button', { name: 'Send invitations' }));
    expect(await screen.findByText('1 invitation sent')).toBeTruthy();
    expect(screen.getByText('ken@kumo.example is on the team already.')).toBeTruthy();
    expect(page.api.callsTo(invites.create)[0]?.body).toEqual({
      emails: ['a@kumo.example', 'ken@kumo.example'],
      role: 'agent',
      reach: 'all',
      team_ids: [],
    });
    expect(await screen.findByText('5 of 5 seats taken')).toBeTruthy();
  });

  test('says what is no address, and sends nothing', async () => {
    const { page, box } = await openDialog();
    await page.user.type(box.getByLabelText('Email addresses'), 'a@kumo.example yuki');
    await page.user.click(box.getByRole('button', { name: 'Send invitations' }));
    expect(await box.findByText('“yuki” isn’t an email address. Correct it or take it out.')).toBeTruthy();
    expect(document.activeElement).toBe(box.getByLabelText('Email addresses'));
    expect(page.api.callsTo(invites.create)).toHaveLength(0);
  });

  test('without enough seats says so and keeps what was typed', async () => {
    const { page, box } = await openDialog((api) => api.fail(invites.create, 'quota_exceeded', { limit: 5 }));
    await page.user.type(box.getByLabelText('Email addresses'), 'a@kumo.example');
    await page.user.click(box.getByRole('button', { name: 'Send invitations' }));
    expect((await box.findByRole('alert')).textContent).toContain('Not enough free seats.');
    expect(box.getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe('a@kumo.example');
    expect(box.getByRole('link', { name: 'Get more seats' }).getAttribute('href')).toBe('/dashboard/cost-center');
  });
});

describe('an invitation that waits', () => {
  test('is sent again', async () => {
    const page = await open((api) => api.answer(invites.resend, anInvite()));
    await page.user.click(await screen.findByRole('button', { name: 'Send again to sora@kumo.example' }));
    expect(await screen.findByText(/^Sent again to sora@kumo.example\./)).toBeTruthy();
  });

  test('is taken back after asking', async () => {
    const page = await open((api) => api.answer(invites.revoke, {}));
    const button = await screen.findByRole('button', { name: 'Revoke the invitation for sora@kumo.example' });
    await page.user.click(button);
    await page.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(deleted(page.api)).toEqual([]);
    await page.user.click(button);
    await page.user.click(await screen.findByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(deleted(page.api)).toEqual([`/api/micro/chatbot/team/invite/${anInvite().id}`]));
  });

  test('that has expired says so and has no link to copy', async () => {
    await open((api) => api.answer(invites.list, { items: [anInvite({ state: 'expired' })], seats: SEATS }));
    expect(await screen.findByText('Expired')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Copy the link/ })).toBeNull();
  });
});

describe('a person', () => {
  test('is removed after it is said where their conversations go', async () => {
    const page = await open((api) => api.answer(teams.removeMember, { handed_over: 2 }));
    await page.user.click(await screen.findByRole('button', { name: 'Remove: Ken' }));
    const box = within(await screen.findByRole('dialog', { name: 'Remove Ken from the team?' }));
    expect(box.getByText('They have 2 conversations now.')).toBeTruthy();
    await page.user.click(box.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('2 conversations were reassigned.')).toBeTruthy();
    expect(deleted(page.api)).toEqual(['/api/micro/chatbot/team/member/2']);
  });

  test('cannot be removed where it is oneself or the owner', async () => {
    await open();
    await screen.findByRole('button', { name: 'Remove: Ken' });
    expect(screen.queryByRole('button', { name: 'Remove: Mina' })).toBeNull();
  });

  test('is shown with the role', async () => {
    await open();
    for (const role of ['Owner', 'Agent', 'Supervisor']) expect(await screen.findByRole('cell', { name: role })).toBeTruthy();
  });
});

describe('what a role may not do', () => {
  test('is not there for an agent: neither invitations nor the parts that arrange the work', async () => {
    const page = await open(undefined, { id: 2, role: 'agent' });
    await screen.findByRole('cell', { name: 'Owner' });
    expect(screen.queryByRole('button', { name: /Invite people|^Edit|^Remove/ })).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Members']);
    expect(page.api.callsTo(invites.list)).toHaveLength(0);
  });

  test('leaves a supervisor the work, and not the people', async () => {
    await open(undefined, { id: 3, role: 'supervisor' });
    expect(await screen.findByRole('button', { name: 'Edit Ken' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Invite people|^Remove/ })).toBeNull();
  });

  test('is not in an editor’s navigation', async () => {
    await open(undefined, { id: 4, role: 'editor' });
    await screen.findByRole('cell', { name: 'Owner' });
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toContain('AI corpus');
    expect(links).not.toContain('Sessions');
    expect(links).not.toContain('AI bot');
  });
});
