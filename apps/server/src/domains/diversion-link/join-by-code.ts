import type { MessagingKind } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findByCode, joinVisit } from './visit.repository.ts';

/** A code is believed for so long after the visit, in milliseconds: a link is followed, and written behind, within the hour or never. */
const CODE_MS = 30 * 86_400_000;

/** What a code looks like in what a visitor sends, where a service takes nothing but words. */
const IN_WORDS = /\s*\[#([A-Z2-9]{6})\]/;

/**
 * Joins the visit of a diversion link to the conversation on a service that it led to, once.
 * @param said what the visitor has sent @param code what the service passed on by itself
 * @returns what is left to read: without the code where it is one of ours, unless nothing else was said
 */
export async function joinByCode(
  scope: TenantScope,
  { kind, conversationId, said, code }: { kind: MessagingKind; conversationId: string; said: string; code: string | undefined },
  now: number,
): Promise<string> {
  const given = code ?? IN_WORDS.exec(said)?.[1];
  const visitId = given === undefined ? undefined : await findByCode(scope, given, kind, now - CODE_MS);
  if (visitId === undefined) return said;
  await joinVisit(scope, visitId, conversationId);
  return code === undefined ? said.replace(IN_WORDS, '').trim() || said : said;
}
