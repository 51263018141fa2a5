import type { ChannelPreChat, Locale, VisitorPreChat } from '@lobby/contract';
import { findPreChatOf } from '#/channels/find-channel-of.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { readAddress, type KnownAddress } from './visitor.repository.ts';

/** What is asked for and not known of the visitor, from their sign-in or an earlier visit. */
export function missingFields({ fields }: ChannelPreChat, known: KnownAddress): ChannelPreChat['fields'] {
  return fields.filter(({ field }) => known[field] === null);
}

/**
 * What a visitor is still asked before they chat, by the channel that their conversation began in or else by the one around it; null where
 * neither asks anything. What is known of them is not asked again; once everything that is required is known, neither is the rest.
 * @param framing of the channel that the chat is framed by
 */
export async function describePreChat(
  scope: TenantScope,
  { conversationId, contactId, framing }: { conversationId: string; contactId: string; framing: ChannelPreChat | undefined },
  locale: Locale,
): Promise<VisitorPreChat | null> {
  const forms = [await findPreChatOf(scope, conversationId), framing].filter((form) => form !== undefined && form.asks !== 'never');
  if (forms.length === 0) return null;
  const known = await readAddress(scope, contactId);
  for (const form of forms) {
    const missing = form && missingFields(form, known);
    if (!missing || missing.length === 0 || (isRequired(form.fields) && !isRequired(missing))) continue;
    if (form.asks !== 'never') return { asks: form.asks, fields: missing, text: form.texts[locale] };
  }
  return null;
}

function isRequired(fields: ChannelPreChat['fields']): boolean {
  return fields.some(({ required }) => required);
}
