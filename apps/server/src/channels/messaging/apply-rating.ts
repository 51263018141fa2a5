import type { Inbound } from '#/channels/port/inbound.ts';
import { planCost } from '#/channels/port/plan-cost.ts';
import { inTenant } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { say } from '#/words.ts';
import type { Applying } from './apply-event.ts';
import type { LeasedEvent } from './event.repository.ts';
import { keepProviderId } from './message-name.repository.ts';
import { findPerson, seePerson } from './person.repository.ts';
import { findAskedAbout, findCaredFor } from './care.repository.ts';
import { ASKS, THANKS } from './own-words.ts';

type Rating = Inbound & { kind: 'rating' };

/** A number in the place of a press: buttons are not shown everywhere. */
const TYPED = /^[1-5１-５]$/;
const WIDE_ONE = '１'.charCodeAt(0);

/** Somebody answers the question how it was with a number; undefined where nothing was asked last. */
export async function findTypedRating(
  { services, connection }: Applying,
  { sender, text, providerId, reply, media }: Inbound & { kind: 'message' },
): Promise<Rating | undefined> {
  const typed = text.trim();
  if (!TYPED.test(typed) || media.length > 0) return undefined;
  const code = typed.charCodeAt(0);
  const score = code >= WIDE_ONE ? code - WIDE_ONE + 1 : Number(typed);
  const asked = await inTenant(services.database, connection.tenantId, async (scope) => {
    const contactId = await findPerson(scope, connection.channelId, sender.addresses);
    if (contactId === undefined) return undefined;
    return findAskedAbout(scope, { contactId: await findSurvivor(scope, contactId), channelId: connection.channelId, question: ASKS });
  });
  // The same once more is a repeat; another one is a message.
  if (!asked || (asked.score !== null && asked.score !== score)) return undefined;
  return { kind: 'rating', sender, providerId, score, conversationId: asked.conversationId, ...(reply ? { reply } : {}) };
}

/** Keeps how it was, and thanks for it where that costs nothing. */
export async function applyRating(
  { services, connection, adapter }: Applying,
  { order }: Pick<LeasedEvent, 'order'>,
  rating: Rating,
): Promise<boolean> {
  const { tenantId, channelId, kind } = connection;
  const { sender, providerId, score, conversationId, reply } = rating;
  const now = services.now();
  const contactId = await inTenant(services.database, tenantId, async (scope) => {
    const found = await findPerson(scope, channelId, sender.addresses);
    if (found === undefined) return undefined;
    const survivor = await findSurvivor(scope, found);
    await seePerson(scope, channelId, { contactId: survivor, addresses: sender.addresses, name: sender.name ?? null, reply, order }, now);
    return survivor;
  });
  if (contactId === undefined) return false;
  const outcome = await services.ledger.submit(tenantId, conversationId, { kind: 'rate', contactId, score, comment: '', reasons: [] });
  if (outcome.refused) return false;
  const thanks = await inTenant(services.database, tenantId, async (scope) => {
    await keepProviderId(scope, channelId, { providerId, conversationId, seq: outcome.state.lastSeq, subject: null, writtenAt: null });
    const language = (await findCaredFor(scope, conversationId))?.language ?? 'en-US';
    return { botName: (await describeBot(scope, language)).name, body: say(language, 'channel.rated') };
  });
  const isFree = kind !== 'email' && planCost(connection, { canReply: reply !== undefined }).way === 'free';
  if (isFree && !connection.isPaused)
    await services.ledger.submit(tenantId, conversationId, {
      kind: 'tell',
      when: 'resolved',
      clientMsgId: `${THANKS}${providerId}`,
      ...thanks,
    });
  await adapter
    .acknowledge(connection, rating, false)
    .catch((error: unknown) => services.log.info({ err: error, channel: channelId }, 'a service was not told that a rating was taken'));
  return true;
}
