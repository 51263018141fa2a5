import type { Addressee, ChannelAdapter, Connection, Part, SendResult } from '#/channels/port/adapter.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { readSentParts, saveCorrected, settleCorrection, type SentPart, type StoredCorrection } from './correction.repository.ts';
import { fileLink } from './outgoing-file.ts';
import type { Pacer } from './pacer.ts';
import { ratingLink } from './rating-link.ts';
import { readAddresses } from './person.repository.ts';
import { planMessage } from './plan-message.ts';

/** Waits before a correction that the service did not take is tried again, in milliseconds; after the last it has failed. */
const WAITS_MS = [1_000, 5_000, 30_000, 300_000, 3_600_000];

interface CorrectParts {
  services: Pick<Services, 'database' | 'config' | 'secrets' | 'announcer' | 'log' | 'now'>;
  pacer: Pacer;
  signal: AbortSignal;
}

interface Step {
  sent: SentPart;
  /** As it is to read; null takes it away. */
  part: Part | null;
}

/** Makes a message with a service read as it reads here, part by part; what stands there already is not asked again. */
export async function correctSent(
  parts: CorrectParts,
  adapter: ChannelAdapter,
  connection: Connection,
  correction: StoredCorrection,
): Promise<void> {
  const { services, signal, pacer } = parts;
  const { tenantId, channelId } = connection;
  const { conversationId, seq, contactId } = correction;
  const { people, sent, planned } = await inTenant(services.database, tenantId, async (scope) => {
    const held = await readSentParts(scope, conversationId, seq);
    // Words that stand by themselves stay so, however short they become.
    const can = held[0]?.payload.kind === 'text' ? { ...adapter.capabilities, captionMax: 0 } : adapter.capabilities;
    const message = {
      conversationId,
      seq,
      linkTo: (file: string) => fileLink(services, tenantId, file, 'original'),
      ratingLink: (score: number) => ratingLink(services, tenantId, { conversationId, contactId }, score),
      // Files stay what they were sent as.
      made: new Map(held.flatMap(({ payload }) => (payload.kind === 'file' ? [[payload.fileId, payload] as const] : []))),
    };
    return {
      people: await readAddresses(scope, channelId, contactId),
      sent: held,
      planned: held.length === 0 ? [] : (await planMessage(scope, connection, can, message)).parts,
    };
  });
  const to: Addressee = { addresses: people.map(({ address }) => address), reply: undefined };
  const isTooLong = hasOutgrown(sent, planned);
  let result: SendResult = isTooLong ? { state: 'failed', reason: 'too_large', error: null } : DONE;
  for (const { sent: at, part } of isTooLong ? [] : stepsOf(sent, planned)) {
    await pacer.wait(`${tenantId} ${channelId}`, to.addresses[0] ?? '', adapter.pace, signal);
    if (signal.aborted || !adapter.correct) return;
    result = await adapter.correct(connection, { to, providerId: at.providerId, part, signal });
    if (result.state !== 'sent') break;
    await inTenant(services.database, tenantId, (scope) => saveCorrected(scope, correction, at.part, part));
  }
  await inTenant(services.database, tenantId, (scope) =>
    settleCorrection(scope, correction, settledOf(result, correction.attempts, services.now())),
  );
  services.announcer.noteChanged(tenantId, conversationId);
  if (result.state !== 'sent')
    services.log.info(
      { tenant: tenantId, channel: channelId, conversation: conversationId, seq, ...result },
      'a message was not corrected',
    );
}

const DONE: SendResult = { state: 'sent', providerId: null, price: 'free' };

/** What has to be changed of what was sent: texts are paired with texts and files with files, in their order. Pure. */
function stepsOf(sent: readonly SentPart[], planned: readonly Part[]): Step[] {
  return sent.flatMap((each): Step[] => {
    const { kind } = each.payload;
    const place = sent.filter(({ payload }) => payload.kind === kind).indexOf(each);
    const part = planned.filter((other) => other.kind === kind)[place] ?? null;
    return part !== null && wordsOf(part) === wordsOf(each.payload) ? [] : [{ sent: each, part }];
  });
}

/** Words that would need a part more than was sent: nothing can be put between messages. Pure. */
function hasOutgrown(sent: readonly SentPart[], planned: readonly Part[]): boolean {
  const count = (parts: readonly Part[], kind: Part['kind']) => parts.filter((part) => part.kind === kind).length;
  const before = sent.map(({ payload }) => payload);
  return (['text', 'file'] as const).some((kind) => count(planned, kind) > count(before, kind));
}

const wordsOf = (part: Part): string => (part.kind === 'text' ? part.text : part.caption);

/** The same change made twice is one change: an outcome that is not known is tried again. */
function settledOf(result: SendResult, attempts: number, now: number) {
  if (result.state === 'sent') return { state: 'done' as const, error: null, dueAt: now };
  const wait = WAITS_MS[attempts - 1];
  if (result.state === 'failed' || wait === undefined) return { state: 'failed' as const, error: result.error, dueAt: now };
  const asked = result.state === 'retry' ? (result.afterMs ?? 0) : 0;
  return { state: 'queued' as const, error: result.error, dueAt: now + Math.max(wait, asked) };
}
