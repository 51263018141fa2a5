import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import { insertContact, insertConversation, latestOnChannel } from './visitor.repository.ts';

const HOUR_MS = 3_600_000;

/** Somebody who writes on a service for the first time. @returns their contact's id */
export function addVisitor(scope: TenantScope, locale: Locale, now: number): Promise<string> {
  return insertContact(scope, locale, now);
}

interface GoingOn {
  contactId: string;
  channelId: string;
  /** Those that may go on. */
  among?: readonly string[] | undefined;
  /** For how long one goes on after its end, where the channel has a time of its own. */
  reopenHours?: number | undefined;
}

/** The conversation of a contact in a channel that goes on when they write there; undefined where a new one begins. */
export async function findGoingOn(
  scope: TenantScope,
  { contactId, channelId, among, reopenHours }: GoingOn,
  now: number,
): Promise<string | undefined> {
  if (among?.length === 0) return undefined;
  const hours = reopenHours ?? (await readSettings(scope)).reopen_hours;
  return latestOnChannel(scope, contactId, channelId, now - hours * HOUR_MS, among);
}

/** @returns the id of the conversation that begins */
export function beginConversation(
  scope: TenantScope,
  begun: { contactId: string; language: Locale; channelId: string; begunBy: string },
  now: number,
): Promise<string> {
  return insertConversation(scope, begun, now);
}
