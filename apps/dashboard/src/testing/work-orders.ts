import {
  conversations,
  teams,
  workOrders,
  workOrderTypes,
  workOrderViews,
  type BulkJob,
  type UserInfo,
  type WorkOrderRow,
  type WorkOrderType,
} from '@lobby/contract';
import type { createFakeApi } from './fake-api.ts';
import { renderScreen } from './render-screen.tsx';

export type FakeApi = ReturnType<typeof createFakeApi>;
/** Milliseconds. */
const HOUR_MS = 3_600_000;
export const idOf = (no: number) => `018f0000-0000-7000-8000-${String(no).padStart(12, '0')}`;

export const aRow = (no: number, over: Partial<WorkOrderRow> = {}): WorkOrderRow => ({
  id: idOf(no),
  no,
  subject: `Zip ${no}`,
  status: 'open',
  stage: 'in_progress',
  priority: 'normal',
  origin: 'chat_form',
  type: { id: idOf(900), name: { 'en-US': 'Repair' }, icon: 'wrench' },
  conversation_id: idOf(no + 100),
  contact: { id: idOf(no + 200), no, name: 'Ada' },
  assignee: null,
  team: null,
  language: 'en-US',
  last_message: null,
  unread: 0,
  first_reply_due_at: null,
  first_replied_at: null,
  resolve_due_at: Date.now() + 48 * HOUR_MS,
  pending_until: null,
  created_at: 1,
  updated_at: Date.now(),
  version: 3,
  ...over,
});

export const aType = (over: Partial<WorkOrderType> = {}): WorkOrderType => ({
  id: idOf(900),
  name: { 'en-US': 'Repair' },
  icon: 'wrench',
  fields: [],
  default_team_id: null,
  default_priority: 'normal',
  reply_within_min: null,
  resolve_within_min: null,
  auto_reply: {},
  customer_can_create: true,
  enabled: true,
  position: 1,
  version: 1,
  used: 3,
  ...over,
});

const COUNTS = { open: 2, mine: 0, unassigned: 2, overdue: 0 };
export const aJob = (over: Partial<BulkJob> = {}): BulkJob => ({
  id: idOf(700),
  state: 'done',
  total: 2,
  through: 2,
  done: 2,
  refused: [],
  ...over,
});

/** Opens the screen of work orders with two of them. */
export const openOrders = (search = '', answers: (api: FakeApi) => void = () => undefined, user: Partial<UserInfo> = {}) =>
  renderScreen({
    path: `/dashboard/work-order${search}`,
    user,
    answers: (api) => {
      api.answer(workOrders.list, ({ query }) => {
        const status = query.get('status');
        const items = [aRow(1), aRow(2, { status: 'new' })].filter((row) => status === null || row.status === status);
        return { items, next_cursor: null, counts: COUNTS, total: items.length, more_than_total: false };
      });
      api.answer(workOrderTypes.list, { items: [aType()] });
      api.answer(workOrderViews.list, { items: [] });
      api.answer(conversations.colleagues, { items: [] });
      api.answer(teams.list, { items: [{ id: idOf(800), name: 'Returns', members: [], version: 1 } as never] });
      answers(api);
    },
  });
