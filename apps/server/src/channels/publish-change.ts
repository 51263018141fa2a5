import type { AnyChannel } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { publishEvents } from '#/events/publish-events.ts';

/** What somebody did to a channel as a whole. `by.id` is 0, which nobody has, where a program did it with a key. */
export interface ChannelChange {
  channel: Pick<AnyChannel, 'id' | 'kind' | 'name'>;
  change: 'paused' | 'resumed' | 'removed';
  by: { id: number; name: string };
}

/** Others who look after channels are told of it. Written in the transaction that changes the channel. */
export async function publishChange(
  scope: TenantScope,
  { id, kind, name }: ChannelChange['channel'],
  change: ChannelChange['change'],
  { userId, name: by }: Pick<StaffActor, 'userId' | 'name'>,
  now: number,
): Promise<void> {
  const facts = { channel: { id, kind, name }, change, by: { id: userId, name: by } } satisfies ChannelChange;
  await publishEvents(scope, [{ type: 'channel.changed', subjectId: id, facts }], now);
}

/** Tells of a channel that is saved only where it is paused or resumed with that. */
export async function publishPause(
  scope: TenantScope,
  before: AnyChannel['status'],
  after: ChannelChange['channel'] & Pick<AnyChannel, 'status'>,
  by: Pick<StaffActor, 'userId' | 'name'>,
  now: number,
): Promise<void> {
  if (after.status !== before) await publishChange(scope, after, after.status === 'paused' ? 'paused' : 'resumed', by, now);
}
