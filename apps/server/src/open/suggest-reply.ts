import { FALLBACK_LOCALE } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call, KeyActor } from '#/call.ts';
import { addNote } from '#/domains/note/add-note.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { say } from '#/words.ts';

/** Suggests a reply to the team: a note in the key's name, which the visitor never sees. @throws BusinessError not_found */
export async function suggestReply(
  call: Pick<Call, 'locale' | 'ip' | 'services' | 'onceId'> & { actor: KeyActor },
  { id, text }: { id: string; text: string },
): Promise<{ id: string; conversation_id: string }> {
  const locale = (await findTenant(call.services, String(call.actor.tenantId)))?.defaultLocale ?? FALLBACK_LOCALE;
  const request = {
    id,
    text: `${say(locale, 'conversations.suggested')}\n\n${text}`,
    mentions: [],
    client_msg_id: call.onceId ?? randomUUID(),
  };
  const { id: noteId, conversation_id } = await addNote({ ...call, request } as unknown as Parameters<typeof addNote>[0]);
  return { id: noteId, conversation_id };
}
