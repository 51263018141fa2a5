import { MESSAGE_MAX } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { asksForPerson } from '#/domains/bot/intent/asks-for-person.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import { smallTalkOf } from '#/domains/bot/intent/small-talk.ts';
import { asksForOrder } from './asks-for-order.ts';
import { readChat, type ChatWords } from './offer.repository.ts';

/** Longest subject that is proposed, in characters. */
const SUBJECT_MAX = 80;

/** What a visitor said in a chat of what a work order would be about. */
export interface ToldChat {
  chat: ChatWords;
  /** Without politeness and the wish for a person, and the same without the wish for a work order. */
  said: string[];
  told: string[];
  subject: string;
  description: string;
}

/** What a chat tells of a work order. */
export async function readTold(scope: TenantScope, chatId: string): Promise<ToldChat> {
  const { texts } = await findSettings(scope);
  const chat = await readChat(scope, chatId);
  const said = chat.said.filter((body) => smallTalkOf(body) === undefined && !asksForPerson(body, texts));
  const told = said.map(withoutWish).filter((body) => body !== '');
  return { chat, said, told, subject: subjectOf(told), description: told.join('\n').slice(-MESSAGE_MAX) };
}

/** What is said beside the wish for a work order. */
function withoutWish(body: string): string {
  if (!asksForOrder(body)) return body;
  const clauses = body.split(/(?<=[,.!?;])\s+|(?<=[，。！？；])/u);
  return clauses
    .filter((clause) => !asksForOrder(clause))
    .join(' ')
    .trim();
}

/** The first sentence of what was said first. */
function subjectOf(told: readonly string[]): string {
  const [said = ''] = (told[0] ?? '').trim().split(/\n|(?<=[.!?])\s+|(?<=[。！？])/u);
  const first = said.charAt(0).toUpperCase() + said.slice(1);
  return first.length > SUBJECT_MAX ? `${first.slice(0, SUBJECT_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…` : first;
}
