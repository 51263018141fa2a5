import type { Logger } from 'pino';
import { inBackground } from '#/database/give-way.ts';
import type { Database } from '#/database/open-database.ts';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { gatherInTenant } from '#/gather-in-tenant.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { leaseDue, nextDue, saveTries, type DueDelivery, type Tried } from './delivery.repository.ts';
import { retryWait, sendDelivery, type Reply } from './send-delivery.ts';
import { openSecret } from './sign-delivery.ts';
import { disableWebhook, markAnswering, markFailing } from './webhook.repository.ts';
import { writeDisabled } from './write-disabled.ts';

/** Deliveries under way at a time: of this process, of one tenant, and to one webhook. */
const AT_ONCE = 128;
const AT_TENANT = 64;
const AT_ONE = 8;
/** Who takes a delivery and is not heard of for so long has died; longer than any try takes, in milliseconds. */
export const LEASE_MS = 60_000;
/** Longest wait before a webhook that does not answer is tried once more, with whichever event was tried least, in milliseconds. */
const PROBE_MAX_MS = 900_000;
/** What is due later than this is found by the minute's round, in milliseconds. */
const AHEAD_MS = 60_000;

/** Sends what webhooks are to be told. */
export interface WebhookSender {
  /** Something is due, or may be. */
  wake(tenantId: number): void;
  /** Sends a delivery that the caller has leased, whatever holds others back, and resolves when it was tried. */
  sendNow(tenantId: number, delivery: DueDelivery): Promise<void>;
  /** Goes on with what a process that died has left, and with what has become due. */
  recover(): Promise<void>;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Takes nothing new; what is under way is tried again after the next start. */
  stop(): Promise<void>;
}

type Parts = Pick<Services, 'guardedFetch' | 'secrets' | 'config' | 'mailer'> & { database: Database; now: () => number; log: Logger };

export function createWebhookSender(parts: Parts): WebhookSender {
  const { now, log } = parts;
  const database = inBackground(parts.database, { keepsPlans: true });
  const rounds = new Map<number, Promise<void>>();
  const again = new Set<number>();
  const underWay = new Set<Promise<void>>();
  const ofTenant = new Map<number, number>();
  /** Tenants that found no place free. */
  const crowded = new Set<number>();
  const alarms = new Map<number, NodeJS.Timeout>();
  const over = new AbortController();

  const asTenant = <T>(tenantId: number, work: (scope: TenantScope) => Promise<T>) => inTenant(database, tenantId, work);

  async function round(tenantId: number): Promise<void> {
    do {
      again.delete(tenantId);
      const free = Math.min(AT_ONCE - underWay.size, AT_TENANT - (ofTenant.get(tenantId) ?? 0));
      if (over.signal.aborted) return;
      if (free <= 0) {
        crowded.add(tenantId);
        return;
      }
      const due = await asTenant(tenantId, (scope) => leaseDue(scope, { now: now(), leaseMs: LEASE_MS, ofOne: AT_ONE, max: free }));
      for (const delivery of due) void begin(tenantId, delivery);
      if (due.length === 0) await setAlarm(tenantId);
    } while (again.has(tenantId));
  }

  function wake(tenantId: number): Promise<void> {
    const going = rounds.get(tenantId);
    if (going) {
      again.add(tenantId);
      return going;
    }
    const begun = round(tenantId)
      .catch((error: unknown) => log.error({ err: error, tenant: tenantId }, 'webhooks wait for the next round'))
      .finally(() => rounds.delete(tenantId));
    rounds.set(tenantId, begun);
    return begun;
  }

  function begin(tenantId: number, delivery: DueDelivery): Promise<void> {
    const sent = send(tenantId, delivery)
      .catch((error: unknown) => {
        if (!over.signal.aborted)
          log.error({ err: error, tenant: tenantId, delivery: delivery.id }, 'a delivery is tried again when its lease ends');
      })
      .finally(() => {
        underWay.delete(sent);
        ofTenant.set(tenantId, (ofTenant.get(tenantId) ?? 1) - 1);
        if (over.signal.aborted) return;
        const next = new Set([...crowded, tenantId]);
        crowded.clear();
        for (const each of next) void wake(each);
      });
    underWay.add(sent);
    ofTenant.set(tenantId, (ofTenant.get(tenantId) ?? 0) + 1);
    return sent;
  }

  async function send(tenantId: number, delivery: DueDelivery): Promise<void> {
    const { webhookId, id } = delivery;
    const secrets = [delivery.secret, ...(delivery.oldSecret ? [delivery.oldSecret] : [])].map((sealed) =>
      openSecret(parts.secrets, tenantId, webhookId, sealed),
    );
    const reply = await sendDelivery(parts.guardedFetch, delivery, secrets, now(), over.signal);
    const isDisabled = await settled({ database }, tenantId, { delivery, reply });
    if (reply.kind !== 'answered')
      log.info({ tenant: tenantId, delivery: id, status: reply.httpStatus, error: reply.error }, 'a webhook did not take a delivery');
    if (isDisabled) deliverSoon(parts);
  }

  /** What comes back at the same time is written down in one transaction. @returns for each whether its webhook was switched off by it */
  const settled = gatherInTenant(async (scope, tries: readonly Try[]) => {
    const at = now();
    const ended = tries.map((each) => ({ ...each, tried: outcomeOf(each, at) }));
    const left = await saveTries(
      scope,
      ended.map(({ tried }) => tried),
      at,
    );
    const counted = ended.filter(({ delivery }) => left.has(delivery.id) && !delivery.isTest);
    const answering = counted.filter(({ reply }) => reply.kind === 'answered' || reply.kind === 'refused');
    await markAnswering(scope, [...new Set(answering.map(({ delivery }) => delivery.webhookId))], at);
    const disabled = new Set<string>();
    for (const { delivery, reply, tried } of counted) {
      const { webhookId } = delivery;
      if (reply.kind === 'down') await markFailing(scope, webhookId, at, (looks) => Math.max(probeWait(looks), reply.retryAfterMs ?? 0));
      // Nothing that was tried for three days had an answer.
      const reason = reply.kind === 'gone' ? 'gone' : reply.kind === 'down' && tried.state === 'failed' ? 'unreachable' : undefined;
      if (reason === undefined || !(await disableWebhook(scope, webhookId, reason, at))) continue;
      await writeDisabled(scope, parts, webhookId, reason);
      disabled.add(webhookId);
    }
    return tries.map(({ delivery }) => disabled.has(delivery.webhookId));
  }, AT_ONCE);

  /** Wakes the tenant when the next delivery is due, if that is soon. */
  async function setAlarm(tenantId: number): Promise<void> {
    clearTimeout(alarms.get(tenantId));
    alarms.delete(tenantId);
    const at = await asTenant(tenantId, (scope) => nextDue(scope, now()));
    const wait = at === undefined ? AHEAD_MS : Math.max(0, at - now());
    if (over.signal.aborted || wait >= AHEAD_MS) return;
    const alarm = setTimeout(() => {
      alarms.delete(tenantId);
      void wake(tenantId);
    }, wait);
    alarm.unref();
    alarms.set(tenantId, alarm);
  }

  return {
    wake: (tenantId) => void wake(tenantId),
    sendNow: begin,
    async recover() {
      for (const tenantId of await inPlatform(database, listTenantIds)) await wake(tenantId);
    },
    async idle() {
      while (rounds.size + underWay.size > 0) await Promise.all([...rounds.values(), ...underWay]);
    },
    async stop() {
      over.abort(new Error('the server stops'));
      for (const alarm of alarms.values()) clearTimeout(alarm);
      await Promise.all([...rounds.values(), ...underWay]);
    },
  };
}

/** How long nothing is sent to a webhook that is down, after so many looks, in milliseconds. */
function probeWait(looks: number): number {
  return Math.min(retryWait(looks) ?? PROBE_MAX_MS, PROBE_MAX_MS);
}

interface Try {
  delivery: DueDelivery;
  reply: Reply;
}

/** What becomes of a delivery by what came back. */
function outcomeOf({ delivery: { id, tries, isTest }, reply }: Try, at: number): Tried {
  const { kind, retryAfterMs, ...said } = reply;
  const wait = kind === 'answered' || isTest ? undefined : retryWait(tries + 1);
  const nextTryAt = wait === undefined || kind === 'gone' ? null : at + Math.max(wait, retryAfterMs ?? 0);
  const state = kind === 'answered' ? 'delivered' : nextTryAt === null ? 'failed' : 'pending';
  return { ...said, id, state, holds: kind !== 'refused', nextTryAt };
}
