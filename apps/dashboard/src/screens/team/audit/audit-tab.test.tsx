import { audit, AUDIT_ACTIONS, teams, type AuditEntry } from '@lobby/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/team?tab=audit';
const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: crypto.randomUUID(),
  at: Date.UTC(2026, 10, 3, 9, 41),
  actor: { id: 7, name: 'Mina' },
  action: 'contact.export',
  target: { kind: 'contact', id: crypto.randomUUID(), label: 'Misaki Tanaka' },
  details: null,
  ip: '203.0.113.7',
  ...over,
});
const have =
  (items: AuditEntry[], next: string | null = null) =>
  (api: FakeApi) => {
    api.answer(teams.members, { items: [] });
    api.answer(audit.list, ({ query }) => ({ items, next_cursor: query.has('cursor') ? null : next }));
  };
/** The tab’s code and texts load when it is opened, which a busy machine takes its time for. */
const SLOW = { timeout: 20_000 };

// Only rows in sight are drawn, and without a layout nothing is in sight.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(2_600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(answers: (api: FakeApi) => void, role: string | null = null) {
  const view = await renderScreen({ path: PATH, user: { role }, answers });
  await screen.findByRole('grid', { name: 'Audit log' }, SLOW);
  return view;
}

describe('the audit log', () => {
  it('says who did what, to what, and from where', async () => {
    const erased = entry({ actor: null, action: 'retention.erase', details: { conversations: 2 }, ip: '' });
    const settings = entry({ action: 'tenant.update', details: { name: { from: 'a', to: 'b' }, locales: { from: [], to: [] } } });
    await open(have([entry(), erased, settings]));
    const row = (await screen.findByText('Exported a contact')).closest('tr') as HTMLElement;
    expect(within(row).getByText('Misaki Tanaka')).toBeTruthy();
    expect(within(row).getByText('203.0.113.7')).toBeTruthy();
    expect(screen.getByText('2 conversations')).toBeTruthy();
    expect(screen.getAllByText('Lobby (automatic)').length).toBeGreaterThan(0);
    expect(screen.getByText('Name · Languages')).toBeTruthy();
  });

  it('has words for every action', async () => {
    await open(have(AUDIT_ACTIONS.map((action) => entry({ action }))));
    await screen.findByText('Signed in');
    const choice = screen.getByRole('combobox', { name: /^Action/ });
    act(() => choice.focus());
    // In one act: without it, each of a hundred options that are drawn counts here as an update within the one before.
    fireEvent.keyDown(choice, { key: 'ArrowDown' });
    const options = await screen.findAllByRole('option');
    expect(options).toHaveLength(AUDIT_ACTIONS.length);
    for (const option of options) expect(option.textContent).not.toMatch(/actions\.|_/);
  });

  it('is narrowed as the address says, and the address says how it is narrowed', async () => {
    const narrowed = `${PATH}&action=contact.export&from=2026-11-01&to=soon`;
    const { user: person, api, history } = await renderScreen({ path: narrowed, answers: have([]) });
    await screen.findByText('Nothing matches', {}, SLOW);
    const [asked] = api.callsTo(audit.list);
    expect([asked?.query.get('action'), asked?.query.has('from'), asked?.query.has('to')]).toEqual(['contact.export', true, false]);
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(history.location.search).toBe('?tab=audit'));
  });

  it('asks for the days that are chosen, to the end of the last one, and for more page by page', async () => {
    const { user: person, api } = await open(have([entry()], 'next'));
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(api.callsTo(audit.list).at(-1)?.query.get('cursor')).toBe('next'));
    await person.type(screen.getByLabelText('From'), '2026-11-01');
    await person.type(screen.getByLabelText('To'), '2026-11-02');
    await waitFor(() => {
      const { query } = api.callsTo(audit.list).at(-1) as { query: URLSearchParams };
      expect([query.get('from'), query.get('to')]).toEqual([
        String(new Date(2026, 10, 1).getTime()),
        String(new Date(2026, 10, 3).getTime()),
      ]);
    });
  });

  it('says that nothing matches, and takes the filters back', async () => {
    const { user: person } = await open(have([]));
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    await person.type(screen.getByLabelText('From'), '2026-11-01');
    await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  });

  it('can be asked for again where it did not arrive', async () => {
    const { user: person, api } = await open((fake) => {
      fake.answer(teams.members, { items: [] });
      fake.fail(audit.list, 'refused');
    });
    await screen.findByText('Couldn’t load the audit log');
    have([entry()])(api);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Exported a contact')).toBeTruthy();
  });

  it('is no part of the team of who is no admin', async () => {
    const { api } = await renderScreen({ path: PATH, user: { role: 'agent' }, answers: have([]) });
    expect((await screen.findByRole('tab', { name: 'Members' }, SLOW)).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByRole('tab', { name: 'Audit log' })).toBeNull();
    expect(api.callsTo(audit.list)).toHaveLength(0);
  });
});
