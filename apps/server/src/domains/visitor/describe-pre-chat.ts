import type { ChannelPreChat, Locale, VisitorPreChat } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readAddress } from './visitor.repository.ts';

/**
 * What a channel still asks a visitor before they chat; null where it asks nothing. What is known of them, from their sign-in or an earlier
 * visit, is not asked again; once everything that is required is known, neither is the rest.
 */
export async function describePreChat(
  scope: TenantScope,
  { asks, fields, texts }: ChannelPreChat,
  contactId: string,
  locale: Locale,
): Promise<VisitorPreChat | null> {
  if (asks === 'never') return null;
  const known = await readAddress(scope, contactId);
  const missing = fields.filter(({ field }) => known[field] === null);
  const isRequired = (list: ChannelPreChat['fields']) => list.some(({ required }) => required);
  if (missing.length === 0 || (isRequired(fields) && !isRequired(missing))) return null;
  return { asks, fields: missing, text: texts[locale] };
}
