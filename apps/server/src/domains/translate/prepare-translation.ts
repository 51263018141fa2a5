import type { Conversation, TranslationLocale } from '@lobby/contract';
import { createHash } from 'node:crypto';
import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listTerms } from '#/domains/glossary/list-terms.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import type { Services } from '#/services.ts';
import { glossaryMark } from './glossary-mark.ts';
import { findProtected, type Fixed, type Wording } from './protect/find-protected.ts';
import { wordingsFor } from './wordings-for.ts';

/** What comes through a translation in one conversation. */
export interface FixedWords extends Fixed {
  readonly wordings: readonly Wording[];
  /** Names the glossary that they are of. */
  readonly glossary: string;
}

/** What comes through a translation in one conversation: the glossary, and the names of whoever takes part. */
export async function fixedWords(
  services: Services,
  { tenantId, name }: StaffActor,
  { contact, agent }: Conversation,
  target: TranslationLocale,
): Promise<FixedWords> {
  const [terms, tenant] = await Promise.all([inTenant(services.database, tenantId, listTerms), findTenant(services, String(tenantId))]);
  const names = [contact.name, agent?.name, name, tenant?.name];
  return {
    wordings: wordingsFor(terms, target),
    glossary: glossaryMark(terms),
    names: [...new Set(names.filter((each) => typeof each === 'string'))],
  };
}

/** Names a text and everything that decides its translation: the same name is the same translation. */
export function hashOf(text: string, target: TranslationLocale, fixed: Fixed, model: string): Uint8Array {
  const kept = findProtected(text, fixed).map(({ start, put }) => [start, put]);
  return createHash('sha256')
    .update(JSON.stringify([text, target, model, kept]))
    .digest();
}
