import type { Attachment } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { MAKE_MAX_MS, makeFile } from '#/channels/media/make-file.ts';
import type { ChannelAdapter, Connection } from '#/channels/port/adapter.ts';
import type { MadeFile } from '#/channels/port/plan-parts.ts';
import { inTenant } from '#/database/transaction.ts';
import { holdDeliveries, insertParts, settleDelivery, type Delivery, type Settled } from './delivery.repository.ts';
import { fileLink } from './outgoing-file.ts';
import { planMessage } from './plan-message.ts';
import { ratingLink } from './rating-link.ts';
import type { SendParts } from './send-messages.ts';

interface Planned {
  queue: Delivery[];
  /** Until when the conversation is held, where that is another time than before. */
  heldUntil?: number;
}

const NOT_SENT: Omit<Settled, 'dueAt' | 'reason' | 'error'> = { state: 'failed', providerId: null, price: null };

/** Lays down the parts of the messages that are next; what their files have to be made into is made first. */
export async function planDeliveries(
  parts: SendParts,
  adapter: ChannelAdapter,
  connection: Connection,
  queue: readonly Delivery[],
): Promise<Planned> {
  const ahead = queue.slice(0, adapter.batch);
  if (ahead.every(({ payload }) => payload !== null)) return { queue: [...queue] };
  const done: Delivery[] = [];
  let heldUntil: number | undefined;
  for (const delivery of ahead) {
    if (delivery.payload !== null) {
      done.push(delivery);
      continue;
    }
    const made = new Map<string, MadeFile | null>();
    for (;;) {
      const { laid, toMake } = await layDown(parts, adapter, connection, delivery, made);
      if (toMake.length === 0) {
        done.push(...laid);
        break;
      }
      heldUntil = await makeAll(parts, adapter, connection, delivery, toMake, made);
    }
  }
  return { queue: [...done, ...queue.slice(ahead.length)], ...(heldUntil === undefined ? {} : { heldUntil }) };
}

/** Nobody else takes the conversation meanwhile. @returns until when it is held then */
async function makeAll(
  { services, leaseMs }: SendParts,
  adapter: ChannelAdapter,
  { tenantId }: Connection,
  { conversationId, seq }: Delivery,
  files: readonly Attachment[],
  made: Map<string, MadeFile | null>,
): Promise<number> {
  const hold = (until: number) => inTenant(services.database, tenantId, (scope) => holdDeliveries(scope, conversationId, until));
  for (const file of files) {
    await hold(services.now() + MAKE_MAX_MS + leaseMs);
    const result = await makeFile(services, tenantId, file, adapter.capabilities);
    made.set(file.id, result);
    if (!result)
      services.log.info(
        { tenant: tenantId, conversation: conversationId, seq, file: file.id },
        'nothing can be made of a file: it goes as a link',
      );
  }
  const until = services.now() + leaseMs;
  await hold(until);
  return until;
}

async function layDown(
  { services }: SendParts,
  adapter: ChannelAdapter,
  connection: Connection,
  delivery: Delivery,
  made: ReadonlyMap<string, MadeFile | null>,
): Promise<{ laid: Delivery[]; toMake: Attachment[] }> {
  const { tenantId } = connection;
  const { conversationId, seq } = delivery;
  const linkTo = (id: string) => fileLink(services, tenantId, id, 'original');
  const rating = (score: number) => ratingLink(services, tenantId, delivery, score);
  return inTenant(services.database, tenantId, async (scope) => {
    const planning = { conversationId, seq, linkTo, ratingLink: rating, made };
    const { parts, toMake, refused } = await planMessage(scope, connection, adapter.capabilities, planning);
    if (toMake.length > 0) return { laid: [], toMake };
    if (parts.length === 0) {
      const dueAt = services.now();
      const why = refused ? ({ reason: 'bad_media', error: null } as const) : ({ reason: 'refused', error: null } as const);
      await settleDelivery(scope, delivery, { ...NOT_SENT, ...why, dueAt }, dueAt);
      return { laid: [], toMake };
    }
    const laid = parts.map((payload, part) => ({
      ...delivery,
      part,
      payload,
      requestId: part === 0 ? delivery.requestId : randomUUID(),
    }));
    await insertParts(scope, laid);
    return { laid, toMake };
  });
}
