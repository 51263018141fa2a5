import { expect, test } from 'vitest';
import { judgeMail, MAILS_PER_HOUR, type MailFacts } from './judge-mail.ts';

const FACTS: MailFacts = {
  isOwn: false,
  isAutomatic: false,
  isEmpty: false,
  names: 'order',
  isFromCustomer: true,
  isFromStaff: false,
  isBlocked: false,
  verdict: undefined,
  recent: { order: 0, sender: 0 },
  makesNew: false,
};
const NEW = { names: 'nothing', isFromCustomer: false, makesNew: true } as const;

test.each<[string, Partial<MailFacts>, string]>([
  ['the customer', {}, 'write'],
  ['the customer, as the mail server confirms', { verdict: 'pass' }, 'write'],
  ['the customer, whom the mail server does not believe', { verdict: 'fail' }, 'held unverified'],
  ['the customer, of whom the mail server says nothing', { verdict: 'none' }, 'held unverified'],
  ['somebody else', { isFromCustomer: false }, 'held wrong_sender'],
  ['a colleague', { isFromCustomer: false, isFromStaff: true }, 'held staff'],
  ['a colleague, confirmed', { isFromCustomer: false, isFromStaff: true, verdict: 'pass' }, 'held staff'],
  ['a colleague who is the customer', { isFromStaff: true }, 'write'],
  ['a machine', { isAutomatic: true }, 'refused automatic'],
  ['ourselves', { isOwn: true, isAutomatic: true }, 'refused own'],
  ['nothing', { isEmpty: true }, 'refused empty'],
  ['a blocked customer', { isBlocked: true }, 'refused blocked'],
  ['an address that was made up', { names: 'wrong' }, 'refused wrong_token'],
  ['the last of an hour', { recent: { order: MAILS_PER_HOUR.order - 1, sender: 99 } }, 'write'],
  ['one too many of an hour', { recent: { order: MAILS_PER_HOUR.order, sender: 0 } }, 'held too_many'],
  ['a new sender', NEW, 'create'],
  ['a new sender, where mails make no work order', { ...NEW, makesNew: false }, 'refused no_order'],
  ['a new sender whom the mail server does not believe', { ...NEW, verdict: 'fail' }, 'held unverified'],
  ['a new sender who writes too often', { ...NEW, recent: { order: 0, sender: MAILS_PER_HOUR.sender } }, 'held too_many'],
  ['a colleague who begins something', { ...NEW, isFromStaff: true }, 'held staff'],
])('a mail of %s', (_who, facts, becomes) => {
  const decided = judgeMail({ ...FACTS, ...facts });
  expect('reason' in decided ? `${decided.outcome} ${decided.reason}` : decided.outcome).toBe(becomes);
});
