import type { Connection } from '#/channels/port/adapter.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { findGoingOn } from '#/domains/visitor/visitor-of-service.ts';
import { findAnswered } from './message-name.repository.ts';

/** The conversation of a contact that goes on. @param answers names of the mails that one answers: its conversation is theirs */
export async function goingOn(
  scope: TenantScope,
  contactId: string,
  { channelId, settings }: Pick<Connection, 'channelId' | 'settings'>,
  now: number,
  answers?: readonly string[],
): Promise<string | undefined> {
  const among = answers && (await findAnswered(scope, channelId, answers));
  return findGoingOn(scope, { contactId, channelId, among, reopenHours: settings.closing.own?.reopen_hours }, now);
}
