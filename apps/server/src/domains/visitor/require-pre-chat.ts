import type { Locale } from '@lobby/contract';
import type { VisitorActor } from '#/call.ts';
import { findPreChatOf } from '#/channels/find-channel-of.ts';
import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { missingFields } from './describe-pre-chat.ts';
import { readBeginning } from './visitor.repository.ts';

/** Conversations of which it is remembered that they may begin: more than begin in a moment. */
const BEGUN_MAX = 50_000;

/** What one server remembers, so that only the first message of a conversation asks. */
const begun = new WeakMap<Database['pool'], Set<string>>();

interface Step {
  actor: Pick<VisitorActor, 'tenantId' | 'contactId'>;
  conversationId: string;
  /** What the visitor is about to do. */
  wants: 'message' | 'person';
}

/**
 * Before a visitor's first message is taken, or a person is called for them: what the conversation's channel requires to know of them must
 * be known. In the middle of a conversation nobody is asked.
 * @throws BusinessError pre_chat_required, with the fields that are missing
 */
export async function requirePreChat(
  { database }: Pick<Services, 'database'>,
  { actor: { tenantId, contactId }, conversationId, wants }: Step,
  locale: Locale,
): Promise<void> {
  const known = begun.get(database.pool) ?? new Set();
  begun.set(database.pool, known);
  if (wants === 'message' && known.has(conversationId)) return;
  const missing = await inTenant(database, tenantId, async (scope) => {
    const form = await findPreChatOf(scope, conversationId);
    if (!form || form.asks === 'never' || (form.asks === 'handoff' && wants === 'message')) return [];
    const beginning = await readBeginning(scope, contactId, conversationId);
    // Whose conversation it is not is told so by what comes next.
    if (!beginning || (form.asks === 'first_message' && beginning.hasWritten)) return [];
    return missingFields(form, beginning).filter(({ required }) => required);
  });
  if (missing.length > 0) {
    const fields = missing.map(({ field }) => ({ path: field, message: say(locale, 'fields.required') }));
    throw new BusinessError('pre_chat_required', { fields });
  }
  if (wants !== 'message') return;
  known.add(conversationId);
  const [oldest] = known;
  if (known.size > BEGUN_MAX && oldest !== undefined) known.delete(oldest);
}
