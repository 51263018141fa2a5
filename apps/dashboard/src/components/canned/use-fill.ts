import { fillVariables, type Conversation, type Locale } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { useAppSelector } from '#/state/use-store.ts';
import { firstNameOf } from './first-name-of.ts';

/** What a visitor whose name is not known is called, in the language of the conversation. */
const NAMELESS: Readonly<Record<Locale, string>> = { 'en-US': 'there', 'zh-CN': '顾客', 'zh-HK': '客人', 'ja-JP': 'お客様' };

/** Fills the variables of a canned reply in for a conversation, in the name of the signed-in person. */
export function useFill({ no, language, contact }: Pick<Conversation, 'no' | 'language' | 'contact'>): (body: string) => string {
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  const name = contact.name?.trim() || NAMELESS[language];
  const fill = (body: string) =>
    fillVariables(body, {
      visitor_name: name,
      first_name: firstNameOf(name),
      agent_name: user?.name ?? '',
      business: user?.tenant_name ?? '',
      conversation_no: String(no),
    });
  // The reply says the honorific that a name lacks, which the word for a visitor without one has already.
  return (body) => fill(body).replaceAll(`${NAMELESS['ja-JP']}様`, NAMELESS['ja-JP']);
}
