import { bulk, contacts, conversations, copilot, messages, notes, SNOOZE_MAX_MS } from '@lobby/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { aContact, aConversation, aMessage } from '#/testing/conversations.ts';
import { renderScreen } from '#/testing/render-screen.tsx';
import { localMoment } from '#/components/local-moment.ts';

beforeAll(async () => {
  await import('#/components/command-bar/desk-menu.tsx');
  await import('./snooze-dialog.tsx');
  await import('#/components/menu-control.ts');
});

const ME = { id: 1, name: 'Mina Tan' };
const COUNTS = { mine: 1, waiting: 0, queued: 1, mentioned: 0, bot: 0, all: 2, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 };
const MINUTE_MS = 60_000;
/** In a week, to the minute, as the field has it. */
const inAWeek = () => Math.floor((Date.now() + 7 * 86_400_000) / MINUTE_MS) * MINUTE_MS;

async function openDesk() {
  const conversation = aConversation(1, { status: 'open', owner_kind: 'agent', agent: ME });
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${conversation.id}`,
    answers: (api) => {
      api.answer(conversations.list, () => ({ items: [conversation, aConversation(2)], next_cursor: null, counts: COUNTS, total: 2 }));
      api.answer(conversations.get, () => conversation);
      api.answer(conversations.read, { unread: 0 });
      api.answer(conversations.colleagues, { items: [ME] });
      api.answer(conversations.snooze, () => ({ ...conversation, status: 'snoozed' as const }));
      api.answer(contacts.get, aContact());
      api.answer(notes.list, { items: [] });
      api.answer(copilot.state, { model: false });
      api.answer(messages.list, { items: [aMessage(1)], first_seq: 1, last_seq: 1 });
      api.answer(bulk.run, { id: aConversation(2).id, state: 'done', total: 1, through: 1, done: 1, refused: [] });
    },
  });
  await screen.findByRole('log');
  await screen.findAllByRole('button', { name: 'Snooze' });
  /** Opens a menu, whose control comes when the pointer is near, and chooses its last entry. */
  const chooseTime = async (buttons: () => HTMLElement[]) => {
    await scene.user.hover(buttons()[0] as HTMLElement);
    await scene.user.click(buttons()[0] as HTMLElement);
    await scene.user.click(await screen.findByRole('menuitem', { name: 'Until a date and time…' }));
  };
  // Above the thread; the panel beside it has another.
  const ask = () => chooseTime(() => screen.getAllByRole('button', { name: 'Snooze' }));
  return { ...scene, conversation, ask, chooseTime };
}

const dialog = () => screen.findByRole('dialog', { name: 'Snooze until' });
const field = async () => within(await dialog()).getByLabelText<HTMLInputElement>('Date and time');
const write = async (at: number) => fireEvent.change(await field(), { target: { value: localMoment(at) } });
const putOff = async () => within(await dialog()).getByRole('button', { name: 'Snooze' });

describe('a time that is chosen', () => {
  it('puts the open conversation off until then', async () => {
    const { api, user, ask, conversation } = await openDesk();
    await ask();
    // Tomorrow morning at first.
    expect((await field()).value).toMatch(/T09:00$/);
    const at = inAWeek();
    await write(at);
    await user.click(await putOff());
    await waitFor(() => expect(api.callsTo(conversations.snooze)).toMatchObject([{ body: { until: at } }]));
    expect(api.callsTo(conversations.snooze)[0]?.path).toContain(conversation.id);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Snoozed')).toBeTruthy();
  });

  it.each([
    ['has passed', () => Date.now() - 3_600_000],
    ['is too far away', () => Date.now() + SNOOZE_MAX_MS + 86_400_000],
  ])('that %s is refused in the field, which keeps it', async (_, when) => {
    const { api, user, ask } = await openDesk();
    await ask();
    const text = localMoment(when());
    fireEvent.change(await field(), { target: { value: text } });
    await user.click(await putOff());
    expect(within(await dialog()).getByText('Choose a time within the next 90 days.')).toBeTruthy();
    expect((await field()).value).toBe(text);
    expect(document.activeElement).toBe(await field());
    expect(api.callsTo(conversations.snooze)).toEqual([]);
  });

  it('is offered by the command bar too', async () => {
    const { api, user } = await openDesk();
    await user.keyboard('s');
    await screen.findByRole('dialog', { name: 'Snooze…' });
    await user.keyboard('date{Enter}');
    const at = inAWeek();
    await write(at);
    await user.click(await putOff());
    await waitFor(() => expect(api.callsTo(conversations.snooze)).toMatchObject([{ body: { until: at } }]));
  });

  it('puts the chosen rows off', async () => {
    const { api, user, chooseTime } = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
    const bar = await screen.findByRole('toolbar', { name: 'Bulk actions' });
    await chooseTime(() => within(bar).getAllByRole('button', { name: 'Snooze' }));
    const at = inAWeek();
    await write(at);
    await user.click(await putOff());
    await waitFor(() => expect(api.callsTo(bulk.run)).toMatchObject([{ body: { action: { kind: 'snooze', until: at } } }]));
  });

  it('that the server refuses is told of', async () => {
    const { api, user, ask } = await openDesk();
    api.fail(conversations.snooze, 'conversation_closed');
    await ask();
    await user.click(await putOff());
    expect(await screen.findByText('msg of conversation_closed')).toBeTruthy();
  });
});
