import type { VisitorState } from '@lobby/contract';
import { expect, test } from 'vitest';
import { headerStatus } from './header-status.ts';

const tenant = {
  slug: 'demo',
  name: 'Demo',
  logo: null,
  work_orders: false,
  files: { kinds: ['image' as const], max_bytes: 1_048_576 },
  edit_minutes: 15,
  opens_home: false,
};
const standing = (status: VisitorState['status']): VisitorState => ({
  status,
  owner_epoch: 1,
  agent_name: null,
  agent_face: null,
  asked_name: null,
  all_busy: false,
  bot_helps: false,
  queue_position: null,
  expected_wait: null,
  csat_score: null,
  staff_seen_seq: 0,
  open: true,
  next_opening: null,
  agents_online: true,
  has_address: false,
  has_email: false,
  turned_away: false,
});

test.each([
  ['the bot has the conversation', { reachable: true, tenant, standing: standing('bot') }, 'instant'],
  ['it is resolved', { reachable: true, tenant, standing: standing('resolved') }, 'instant'],
  ['the visitor is in the queue', { reachable: true, tenant, standing: standing('queued') }, 'queued'],
  ['a person has it', { reachable: true, tenant, standing: standing('open') }, 'agent'],
  ['a person has answered', { reachable: true, tenant, standing: standing('waiting') }, 'agent'],
  ['the server is out of reach, whoever has it', { reachable: false, tenant, standing: standing('open') }, 'reconnecting'],
  ['nothing is known yet', { reachable: true, tenant: undefined, standing: undefined }, 'none'],
] as const)('where %s', (_, state, status) => {
  expect(headerStatus(state)).toBe(status);
});
