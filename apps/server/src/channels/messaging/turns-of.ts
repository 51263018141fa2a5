import type { ChannelAdapter, Connection } from '#/channels/port/adapter.ts';
import type { Inbound } from '#/channels/port/inbound.ts';
import type { LeasedEvent } from './event.repository.ts';

/** Nobody types two messages so quickly: they were forwarded, chosen or pasted together, in milliseconds. */
const BREATH_MS = 2_000;

/** What one person has sent in turns: messages that were sent in one go, such as the pictures of an album, are one; anything else stands alone. */
export async function turnsOf(
  adapter: Pick<ChannelAdapter, 'read'>,
  connection: Connection,
  events: readonly LeasedEvent[],
): Promise<LeasedEvent[][]> {
  const turns: LeasedEvent[][] = [];
  let before: Inbound | undefined;
  for (const event of events) {
    const inbound = await adapter.read(connection, event.kind, event.payload);
    const turn = turns.at(-1);
    if (turn && before && isSameTurn(before, inbound)) turn.push(event);
    else turns.push([event]);
    before = inbound;
  }
  return turns;
}

function isSameTurn(before: Inbound, inbound: Inbound): boolean {
  if (!isPlain(before) || !isPlain(inbound)) return false;
  if (before.group !== undefined && before.group === inbound.group) return true;
  const [at, then] = [before.writtenAt, inbound.writtenAt];
  return at !== undefined && then !== undefined && Math.abs(then - at) < BREATH_MS;
}

/** A message that says something, and is no press, no opening and no mail, which stand for themselves. */
function isPlain(inbound: Inbound): inbound is Inbound & { kind: 'message' } {
  if (inbound.kind !== 'message') return false;
  const { text, media, wish, press, isOpening, thread, code } = inbound;
  const isOwn = wish !== undefined || press !== undefined || isOpening === true || thread !== undefined || code !== undefined;
  return !isOwn && (text !== '' || media.length > 0);
}
