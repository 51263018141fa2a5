import type { MailReason } from '@lobby/contract';
import type { SenderVerdict } from './auth-results.ts';

/** Mails of one work order, and new ones of one sender, that are taken within an hour. */
export const MAILS_PER_HOUR = { order: 30, sender: 10 } as const;

export interface MailFacts {
  isOwn: boolean;
  isAutomatic: boolean;
  isEmpty: boolean;
  /** Which work order it names: `wrong` is one that was made up, or is gone. */
  names: 'order' | 'nothing' | 'wrong';
  /** It comes from the customer's address, or from one that a colleague let in. */
  isFromCustomer: boolean;
  /** It says that a colleague wrote it. */
  isFromStaff: boolean;
  isBlocked: boolean;
  /** What the server that is believed says; undefined where none is. */
  verdict: SenderVerdict | undefined;
  /** Taken within the last hour. */
  recent: { order: number; sender: number };
  /** Mails for no work order make one. */
  makesNew: boolean;
}

export type MailDecision = { outcome: 'write' | 'create' } | { outcome: 'held' | 'refused'; reason: MailReason };

/** What becomes of a mail that arrived. Nobody acts as a colleague by mail: whoever says so waits to be looked at. Pure. */
export function judgeMail(facts: MailFacts): MailDecision {
  const refused = (reason: MailReason) => ({ outcome: 'refused' as const, reason });
  const held = (reason: MailReason) => ({ outcome: 'held' as const, reason });
  if (facts.isOwn) return refused('own');
  if (facts.isAutomatic) return refused('automatic');
  if (facts.names === 'wrong') return refused('wrong_token');
  if (facts.isEmpty) return refused('empty');
  if (facts.isBlocked) return refused('blocked');
  if (facts.isFromStaff && !facts.isFromCustomer) return held('staff');
  if (facts.names === 'nothing') {
    if (!facts.makesNew) return refused('no_order');
    if (facts.recent.sender >= MAILS_PER_HOUR.sender) return held('too_many');
    return facts.verdict === undefined || facts.verdict === 'pass' ? { outcome: 'create' } : held('unverified');
  }
  if (!facts.isFromCustomer) return held('wrong_sender');
  if (facts.verdict !== undefined && facts.verdict !== 'pass') return held('unverified');
  return facts.recent.order >= MAILS_PER_HOUR.order ? held('too_many') : { outcome: 'write' };
}
