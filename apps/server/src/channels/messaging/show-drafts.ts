import type { Logger } from 'pino';
import { setTimeout } from 'node:timers/promises';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { isAskedToStop } from '#/domains/bot/stop-answer.ts';
import type { WatchedAnswer } from '#/domains/bot/watched-answer.ts';
import type { Services } from '#/services.ts';
import type { Addressee, ChannelAdapter, Connection } from '#/channels/port/adapter.ts';
import { findConnection } from './connection.repository.ts';
import { openConnection, type Adapters } from './connections.ts';
import { findPlaceOf } from './delivery.repository.ts';
import type { Pacer } from './pacer.ts';
import { addresseeOf, readAddresses } from './person.repository.ts';
import { linesBefore } from './plan-message.ts';

/** A growing answer is shown anew so often at the most, in milliseconds. */
const DRAFT_MS = 1_000;
/** What is shown lapses after half a minute: it is shown again before that, in milliseconds. */
const LAPSE_MS = 20_000;
const DRAFT_ID_BITS = 31;
/** Digits of a run's id that its draft is known by. */
const DRAFT_ID_HEX = 8;

interface Run {
  id: string;
  tenantId: number;
  conversationId: string;
}

/** Shows people on services an answer while it is being written. */
export interface Drafts {
  watch(run: Run): WatchedAnswer;
  /** Ends an answer that is being written on this process. */
  stop(runId: string): void;
}

interface Parts {
  services: Pick<Services, 'database' | 'secrets' | 'now'> & { log: Logger };
  adapters: Adapters;
  pacer: Pacer;
}

interface Place {
  connection: Connection;
  adapter: ChannelAdapter & Required<Pick<ChannelAdapter, 'draft'>>;
  to: Addressee;
  /** Stands before the answer. */
  lines: string[];
}

/** What a service calls the draft of a run: never 0, and the same wherever it is worked out. Pure. */
export function draftIdOf(runId: string): number {
  return Number.parseInt(runId.replaceAll('-', '').slice(-DRAFT_ID_HEX), 16) % 2 ** DRAFT_ID_BITS || 1;
}

export function createDrafts(parts: Parts): Drafts {
  const stops = new Map<string, AbortController>();
  return {
    watch(run) {
      const stop = new AbortController();
      const over = new AbortController();
      stops.set(run.id, stop);
      const draft = { latest: '', shown: '' };
      let showing: Promise<void> | undefined;
      return {
        signal: stop.signal,
        shown: () => draft.shown,
        show(text) {
          draft.latest = text;
          showing ??= keepShowing(parts, run, draft, { stop, over: over.signal }).catch((error: unknown) =>
            parts.services.log.info({ err: error, run: run.id }, 'an answer is not shown while it is being written'),
          );
        },
        async end() {
          stops.delete(run.id);
          over.abort();
          await showing;
        },
      };
    },
    stop: (runId) => stops.get(runId)?.abort(),
  };
}

/** Shows it again as it grows, until it is over or stopped, or the service shows no more of it. */
async function keepShowing(
  { services, adapters, pacer }: Parts,
  run: Run,
  draft: { latest: string; shown: string },
  { stop, over }: { stop: AbortController; over: AbortSignal },
): Promise<void> {
  const place = await inTenant(services.database, run.tenantId, (scope) => findShown(scope, services, adapters, run));
  if (!place) return;
  const { connection, adapter, to, lines } = place;
  const channel = `${run.tenantId} ${connection.channelId}`;
  const pace = { ...adapter.pace, perPersonMs: 0 };
  const isOver = () => over.aborted || stop.signal.aborted;
  for (let shownAt = Number.NEGATIVE_INFINITY; !isOver();) {
    const { latest } = draft;
    const text = [...lines, latest].join('\n\n');
    const isDue = latest !== draft.shown || performance.now() - shownAt > LAPSE_MS;
    if (isDue && text.length <= adapter.capabilities.textMax) {
      await pacer.wait(channel, `draft ${to.addresses[0] ?? ''}`, pace, over);
      if (isOver()) return;
      const result = await adapter.draft(connection, { to, draftId: draftIdOf(run.id), text });
      if (result === 'refused') return;
      if (result === 'shown') [draft.shown, shownAt] = [latest, performance.now()];
      else pacer.hold(channel, result.afterMs);
    }
    if (await inTenant(services.database, run.tenantId, (scope) => isAskedToStop(scope, run.id))) stop.abort();
    if (!isOver()) await setTimeout(DRAFT_MS, undefined, { signal: AbortSignal.any([over, stop.signal]) }).catch(() => undefined);
  }
}

/** Where an answer is seen as it grows; undefined where it is not. */
async function findShown(
  scope: TenantScope,
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  adapters: Adapters,
  { tenantId, conversationId }: Run,
): Promise<Place | undefined> {
  const found = await findPlaceOf(scope, conversationId);
  const stored = found?.channelId ? await findConnection(scope, found.channelId) : undefined;
  const adapter = stored && adapters[stored.kind];
  if (!found || !stored || stored.status === 'paused' || !adapter?.draft) return undefined;
  const to = addresseeOf(await readAddresses(scope, stored.channelId, found.contactId), now());
  const lines = await linesBefore(scope, stored.settings, conversationId);
  return { connection: openConnection(secrets, tenantId, stored), adapter: adapter as Place['adapter'], to, lines };
}
