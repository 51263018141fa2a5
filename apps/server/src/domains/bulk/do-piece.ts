import { may, type BulkAction, type CodeName } from '@lobby/contract';
import { inTenant, limitTo } from '#/database/transaction.ts';
import type { BulkAsker, BulkServices } from '#/domains/bulk-job/bulk-kind.ts';
import type { BulkPiece } from '#/database/bulk-store.ts';
import { lookUpAssignee } from '#/domains/conversation/assign-conversation.ts';
import type { Command } from '#/domains/conversation/conversation-state.ts';
import type { Outcome } from '#/domains/conversation/ledger.ts';
import { markAllRead } from '#/domains/conversation/mark-read.ts';
import { commandOf, takeBack, tellRepeat, type Assignee } from './bulk-commands.ts';
import { readConversations } from './bulk.repository.ts';
import type { Before, DoneConversation, StoredAction } from './conversation-bulk.ts';

type Became = Omit<BulkPiece<DoneConversation>, 'through'>;
/** What is to be done with one: a command, nothing because it is so already, or why it is left. */
type Plan = Command | { kind: 'done'; epoch: number | null } | { kind: 'read' } | { kind: 'refused'; reason: CodeName };

/**
 * Does an action with some conversations, each by the rules of that thing alone, and says what became of each.
 * @param asker in whose name; undefined for who has left since
 * @param isRepeat a piece that was cut off, of which some may be done
 */
export async function doPiece(
  services: BulkServices,
  tenantId: number,
  asker: BulkAsker | undefined,
  action: StoredAction,
  items: readonly Before[],
  isRepeat: boolean,
): Promise<Became> {
  const plan = await planPiece(services, tenantId, asker, action, items, isRepeat);
  const read = items.filter((_item, index) => plan[index]?.kind === 'read').map(({ id }) => id);
  if (asker && read.length > 0) await markAllRead(services, { tenantId, userId: asker.id }, read);
  const became: Became = { done: [], refused: [] };
  const outcomes = await Promise.all(items.map(({ id }, index) => perform(services, tenantId, id, plan[index] as Plan)));
  for (const [index, { id, no }] of items.entries()) {
    const outcome = outcomes[index] as Awaited<ReturnType<typeof perform>>;
    if (outcome.refused === undefined) became.done.push({ id, epoch: outcome.epoch });
    else became.refused.push({ id, no, reason: outcome.refused });
  }
  return became;
}

async function perform(
  { ledger }: BulkServices,
  tenantId: number,
  id: string,
  plan: Plan,
): Promise<{ refused: CodeName } | { refused?: undefined; epoch: number | null }> {
  if (plan.kind === 'refused') return { refused: plan.reason };
  if (plan.kind === 'done') return { epoch: plan.epoch };
  if (plan.kind === 'read') return { epoch: null };
  const outcome: Outcome = await ledger.submit(tenantId, id, plan);
  if (outcome.refused === undefined) return { epoch: outcome.state.ownerEpoch };
  return { refused: outcome.refused === 'stale' ? 'not_owner' : outcome.refused };
}

async function planPiece(
  services: BulkServices,
  tenantId: number,
  asker: BulkAsker | undefined,
  action: StoredAction,
  items: readonly Before[],
  isRepeat: boolean,
): Promise<Plan[]> {
  const refuse = (reason: CodeName): Plan[] => items.map(() => ({ kind: 'refused', reason }));
  const { kind } = action.kind === 'back' ? action.of : action;
  if (!asker || !may(asker, kind === 'assign' ? 'session.assign' : 'session.reply')) return refuse('refused');
  const agent = { id: asker.id, name: asker.name };
  const whole = await statesOf(services, tenantId, items);
  if (action.kind === 'back')
    // What was done was within reach; what was handed away may not be any more.
    return items.map((before) => planBack(whole.get(before.id), (now) => takeBack(action.of, agent, before, now, before.left ?? null)));
  const assignee: Assignee | undefined = action.kind === 'assign' ? await lookUpAssignee(services, tenantId, action) : { to: null };
  if (!assignee) return refuse('not_found');
  const shown = asker.reach === 'all' ? whole : await statesOf(within(services, asker), tenantId, items);
  return items.map((before): Plan => {
    const now = whole.get(before.id);
    const told = now && isRepeat ? tellRepeat(action, assignee, before, now) : 'again';
    if (now && told === 'done') return { kind: 'done', epoch: now.epoch };
    if (!now || !shown.has(before.id)) return { kind: 'refused', reason: 'not_found' };
    if (told === 'changed') return { kind: 'refused', reason: 'stale_version' };
    return action.kind === 'read' ? { kind: 'read' } : commandOf(action satisfies BulkAction, agent, assignee);
  });
}

function planBack(now: Before | undefined, decide: (now: Before) => ReturnType<typeof takeBack>): Plan {
  const how = now ? decide(now) : 'changed';
  if (how === 'nothing') return { kind: 'done', epoch: null };
  return how === 'changed' ? { kind: 'refused', reason: 'stale_version' } : how;
}

async function statesOf({ database }: Pick<BulkServices, 'database'>, tenantId: number, items: readonly Before[]) {
  const states = await inTenant(database, tenantId, (scope) =>
    readConversations(
      scope,
      items.map(({ id }) => id),
    ),
  );
  return new Map(states.map((state) => [state.id, state]));
}

const within = ({ database }: BulkServices, { id, reach }: BulkAsker) => ({ database: limitTo(database, { userId: id, reach }) });
