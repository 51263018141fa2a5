import type { ChannelReason } from '@lobby/contract';
import { randomInt } from 'node:crypto';
import {
  ServiceRefusal,
  type Addressee,
  type ChannelAdapter,
  type Connection,
  type Part,
  type SendResult,
} from '#/channels/port/adapter.ts';
import type { Cost } from '#/channels/port/plan-cost.ts';
import { GONE, OF_ACCOUNT } from '#/channels/port/standing.ts';
import { inTenant } from '#/database/transaction.ts';
import { messageFailed, publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { changeState } from './change-state.ts';
import { markSeen } from './connection.repository.ts';
import { markSending, releaseDeliveries, settleDelivery, type Delivery, type Settled } from './delivery.repository.ts';
import { readThread } from './message-name.repository.ts';
import { FileGone, outgoingFile } from './outgoing-file.ts';
import type { Pacer } from './pacer.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { windowEnd } from './plan-message.ts';
import { addresseeOf, readAddresses, spendReply, type KnownPerson } from './person.repository.ts';
import { expireTemplates } from './template.repository.ts';
import { keepCost } from './cost.repository.ts';
import { costOfSent, planCostOf, refusalOfCap } from './keep-cap.ts';

/** Waits before a try that the service did not take is repeated, in milliseconds; after the last it has failed. */
const WAITS_MS = [1_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 3_600_000, 7_200_000];
/** Share of a wait that chance adds at most. */
const JITTER = 0.2;

export interface SendParts {
  services: Pick<Services, 'database' | 'config' | 'secrets' | 'files' | 'announcer' | 'log' | 'now'>;
  pacer: Pacer;
  signal: AbortSignal;
  /** For how long nobody else takes what is under way, in milliseconds. */
  leaseMs: number;
}

/** What waits in one conversation is sent, in its order; it stops behind what has to be tried again. */
export async function sendConversation(
  parts: SendParts,
  adapter: ChannelAdapter,
  connection: Connection,
  leased: readonly Delivery[],
): Promise<void> {
  const { services } = parts;
  const { tenantId } = connection;
  const [first] = leased;
  if (!first) return;
  const { conversationId, contactId } = first;
  const { people, thread } = await inTenant(services.database, tenantId, async (scope) => ({
    people: await readAddresses(scope, connection.channelId, contactId),
    thread: await readThread(scope, conversationId),
  }));
  let heldUntil = services.now() + parts.leaseMs;
  let queue = await settleCutOff(parts, adapter, connection, leased);
  let isGoing = queue.length > 0;
  while (isGoing && queue.length > 0 && !parts.signal.aborted) {
    const plan = await planDeliveries(parts, adapter, connection, queue);
    heldUntil = plan.heldUntil ?? heldUntil;
    queue = plan.queue;
    if (queue.length === 0) break;
    const batch = batchOf(queue, adapter.batch);
    const { isOver, failed, leasedUntil = heldUntil } = await sendBatch(parts, adapter, connection, { people, thread }, batch);
    isGoing = isOver;
    heldUntil = leasedUntil;
    // What stands behind a part that failed has failed with it.
    queue = queue.slice(batch.length).filter(({ seq }) => !failed.has(seq));
  }
  await inTenant(services.database, tenantId, (scope) => releaseDeliveries(scope, conversationId, heldUntil));
  services.announcer.noteChanged(tenantId, conversationId);
}

/** What one call sends. What was tried together is tried together again: a service that knows repeats knows the call as it was. */
function batchOf(queue: readonly Delivery[], max: number): Delivery[] {
  const isAgain = (queue[0]?.attempts ?? 0) > 0;
  const end = queue.findIndex(({ attempts, payload }) => attempts > 0 !== isAgain || payload === null);
  return queue.slice(0, Math.min(max, end < 0 ? queue.length : end));
}

/** A try that a process has died in: the service may have taken it. Where it knows repeats, it is repeated; else nobody knows. */
async function settleCutOff(
  { services }: SendParts,
  adapter: ChannelAdapter,
  connection: Connection,
  leased: readonly Delivery[],
): Promise<Delivery[]> {
  const cutOff = leased.filter(({ state, price }) => state === 'sending' && !(adapter.isRepeatable && price !== 'free'));
  if (cutOff.length > 0)
    await inTenant(services.database, connection.tenantId, async (scope) => {
      for (const delivery of cutOff) await settleDelivery(scope, delivery, { ...UNKNOWN, dueAt: services.now() }, services.now());
    });
  return leased.filter((delivery) => !cutOff.includes(delivery));
}

const UNKNOWN: Omit<Settled, 'dueAt'> = { state: 'unknown', reason: 'no_answer', error: null, providerId: null, price: null };

/** How a call went: whether all of it is over, one way or the other, and which messages have failed. */
interface Sent {
  isOver: boolean;
  failed: ReadonlySet<number>;
  /** Until when the conversation was taken for it. */
  leasedUntil?: number;
}

async function sendBatch(
  parts: SendParts,
  adapter: ChannelAdapter,
  connection: Connection,
  { people, thread }: { people: readonly KnownPerson[]; thread: Addressee['thread'] },
  batch: readonly Delivery[],
): Promise<Sent> {
  const { services, signal, pacer } = parts;
  const { tenantId, channelId, kind } = connection;
  const known = addresseeOf(people, services.now());
  // What may have been pushed is pushed again, under the same name: as a reply to what came since it would arrive twice.
  const [first] = batch;
  const isPushed = first !== undefined && first.attempts > 0 && first.price !== 'free';
  const to = { ...known, reply: isPushed ? undefined : known.reply, thread };
  const isTemplate = batch.every(({ payload }) => payload?.kind === 'text' && payload.template !== undefined);
  const cost = await planCostOf(services, connection, to, batch);
  const refusal = refusalOf(connection, people, isTemplate, services.now()) ?? (await refusalOfCap(services, connection, cost));
  if (refusal) return settleAll(parts, connection, batch, Array<SendResult>(batch.length).fill(refusal), cost);
  await pacer.wait(`${tenantId} ${channelId}`, to.addresses[0] ?? '', adapter.pace, signal);
  if (signal.aborted) return { isOver: false, failed: new Set() };
  const leasedUntil = services.now() + parts.leaseMs;
  await inTenant(services.database, tenantId, async (scope) => {
    await markSending(scope, batch, { isReply: to.reply !== undefined, leasedUntil });
    if (to.reply) await spendReply(scope, channelId, to.reply.token);
  });
  const results = await adapter
    .send(connection, {
      to,
      parts: batch.map(({ payload, requestId }) => ({ part: payload as Part, requestId })),
      file: (part) => outgoingFile(services, tenantId, part),
      now: services.now(),
      signal,
    })
    .catch((error: unknown): SendResult[] => {
      services.log.error({ err: error, channel: channelId, kind }, 'a message could not be sent');
      const result: SendResult =
        error instanceof FileGone
          ? { state: 'failed', reason: 'bad_media', error: null }
          : error instanceof ServiceRefusal
            ? { state: 'failed', reason: error.isSignedOut ? 'signed_out' : 'refused', error: error.message }
            : { state: 'unknown', reason: 'no_answer', error: null };
      return batch.map(() => result);
    });
  return { ...(await settleAll(parts, connection, batch, results, cost)), leasedUntil };
}

/** What is known to fail is not tried. */
function refusalOf(
  { kind, isPaused }: Connection,
  people: readonly KnownPerson[],
  isTemplate: boolean,
  now: number,
): SendResult | undefined {
  if (isPaused) return { state: 'failed', reason: 'paused', error: null };
  const [latest] = people;
  if (!latest) return { state: 'failed', reason: 'no_address', error: null };
  if (people.every(({ isBlocked }) => isBlocked)) return { state: 'failed', reason: 'blocked', error: null };
  const end = windowEnd(kind, latest.lastInAt);
  return !isTemplate && end !== null && end <= now ? { state: 'failed', reason: 'window_closed', error: null } : undefined;
}

async function settleAll(
  parts: SendParts,
  connection: Connection,
  batch: readonly Delivery[],
  results: readonly SendResult[],
  cost: Cost,
): Promise<Sent> {
  const { services } = parts;
  const { tenantId, channelId } = connection;
  const now = services.now();
  const settled = batch.map((delivery, at) =>
    settledOf(results[at] ?? { state: 'unknown', reason: 'no_answer', error: null }, delivery.attempts, now),
  );
  await inTenant(services.database, tenantId, async (scope) => {
    for (const [at, delivery] of batch.entries()) {
      const outcome = settled[at] as Settled;
      await settleDelivery(scope, delivery, outcome, now);
      if (outcome.state === 'sent' && outcome.price !== null)
        await keepCost(scope, { id: delivery.requestId, channelId, ...costOfSent(cost, outcome.price) }, now);
      if (outcome.state !== 'failed') continue;
      await publishEvents(scope, [messageFailed(delivery, outcome.error ?? outcome.reason ?? 'failed')], now);
    }
    if (settled.some(({ state }) => state === 'sent')) await markSeen(scope, channelId, 'out', now);
    if (settled.some(({ reason }) => reason === 'template' || reason === 'template_values')) await expireTemplates(scope, channelId);
  });
  await judgeConnection(services, connection, settled);
  for (const [at, result] of results.entries()) {
    const { seq, conversationId } = batch[at] as Delivery;
    if (result.state === 'sent') continue;
    services.log.info({ tenant: tenantId, channel: channelId, conversation: conversationId, seq, ...result }, 'a message was not sent');
    if (result.state === 'retry' && result.reason === 'too_many') parts.pacer.hold(`${tenantId} ${channelId}`, result.afterMs ?? 1_000);
  }
  const failed = new Set(batch.filter((_, at) => settled[at]?.state === 'failed').map(({ seq }) => seq));
  return { isOver: settled.every(({ state }) => state !== 'queued'), failed };
}

/** What has gone out says nothing of these. */
const UNPROVEN: readonly ChannelReason['code'][] = [...OF_ACCOUNT, 'business_no_reply', 'business_ended', 'webhook'];

/** One refusal is the message's; that the token is taken no more is the channel's. */
async function judgeConnection(services: SendParts['services'], connection: Connection, settled: readonly Settled[]): Promise<void> {
  const out = settled.find(({ reason }) => reason === 'signed_out');
  if (out) await changeState(services, connection, 'auth_expired', { code: 'refused', about: out.error }, undefined, GONE);
  else if (settled.some(({ state }) => state === 'sent'))
    await changeState(services, connection, 'connected', null, ['degraded', 'auth_expired'], UNPROVEN);
  else if (settled.some(({ state, reason }) => state === 'failed' && reason === 'unreachable'))
    await changeState(services, connection, 'degraded', { code: 'unreachable', about: null }, ['connected']);
}

function settledOf(result: SendResult, attempts: number, now: number): Settled {
  if (result.state === 'sent')
    return { state: 'sent', reason: null, error: null, providerId: result.providerId, price: result.price, dueAt: now };
  const { reason, error } = result;
  const none = { reason, error, providerId: null, price: null };
  if (result.state !== 'retry') return { ...none, state: result.state, dueAt: now };
  const wait = WAITS_MS[attempts];
  if (wait === undefined) return { ...none, state: 'failed', dueAt: now };
  const jittered = Math.max(wait, result.afterMs ?? 0) * (1 + (randomInt(1_000) / 1_000) * JITTER);
  return { ...none, state: 'queued', dueAt: now + Math.round(jittered) };
}
