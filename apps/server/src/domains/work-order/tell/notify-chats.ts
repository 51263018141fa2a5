import { stageOf, workOrderNo } from '@lobby/contract';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { findUntold, markTold, type Untold } from './untold.repository.ts';

/** Work orders of a tenant that are told of in one go; the next minute brings more. */
const TOLD_MAX = 200;

type Parts = Pick<Services, 'database' | 'ledger' | 'now'>;

/** Tells chats how the work orders stand that came out of them. A crash delays it; nothing is told twice. */
export async function notifyChats(parts: Parts, tenantId: number): Promise<void> {
  const untold = await inTenant(parts.database, tenantId, (scope) => findUntold(scope, TOLD_MAX));
  for (const order of untold) {
    if (order.told === null || stageOf(order.told) !== stageOf(order.status)) await tell(parts, tenantId, order);
    await inTenant(parts.database, tenantId, (scope) => markTold(scope, order.id, order.status));
  }
}

/** What was left untold by a crash. */
export async function notifyAllChats(parts: Parts): Promise<void> {
  for (const tenantId of await inPlatform(parts.database, listTenantIds)) await notifyChats(parts, tenantId);
}

async function tell({ database, ledger }: Parts, tenantId: number, order: Untold): Promise<void> {
  const { id, no, version, status, told, chatId, origin, language } = order;
  const isOffered = origin === 'bot' && told === null;
  const said = isOffered ? await inTenant(database, tenantId, (scope) => describeBot(scope, language)) : undefined;
  await ledger.submit(tenantId, chatId, {
    kind: 'tell_order',
    clientMsgId: `order:${id}:${version}`,
    orderId: id,
    no: workOrderNo(no),
    stage: stageOf(status),
    said: said && { botName: said.name, body: say(language, 'bot.order_made', { no: workOrderNo(no) }) },
    // Who has handed it in waits for nobody in the queue.
    leavesQueue: isOffered,
  });
}
