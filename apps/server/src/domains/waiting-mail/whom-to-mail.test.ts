import { WAITING_MAIL } from '@lobby/contract';
import { expect, test } from 'vitest';
import { nextLook, whomToMail, type Member, type Wait } from './whom-to-mail.ts';

const TEAM = 'team';
const member = (userId: number, rest: Partial<Member> = {}): Member => ({
  userId,
  role: 'agent',
  permissions: null,
  reach: 'all',
  teamIds: [],
  ...rest,
});
const OWNER = member(1, { role: null });
const LEO = member(2);
const KIM = member(3, { reach: 'team', teamIds: [TEAM] });
const READER = member(4, { role: 'viewer' });
const MAKER = member(5, { role: 'custom', permissions: ['session.view', 'corpus.edit'] });
const EVERYBODY = [OWNER, LEO, KIM, READER, MAKER];
const queued: Wait = { agentId: null, teamId: null, status: 'queued', told: [], readers: [] };

test.each<[string, Partial<Wait>, readonly Member[], number, number[]]>([
  ['nobody before its time', {}, EVERYBODY, 9, []],
  ['who answers and may see it', {}, EVERYBODY, 10, [2]],
  ['the admins after the second period', {}, EVERYBODY, 30, [2, 1]],
  ['who has it, alone', { agentId: 3, status: 'open' }, EVERYBODY, 10, [3]],
  ['the others where who had it is there no more', { agentId: 9, status: 'open' }, EVERYBODY, 10, [2]],
  ['its team before the others', { teamId: TEAM }, EVERYBODY, 10, [3]],
  ['the others where its team has nobody who answers', { teamId: 'empty' }, EVERYBODY, 10, [2]],
  ['the admins where nobody else answers, once', {}, [OWNER, READER, MAKER], 30, [1]],
  ['who was not told yet', { told: [2] }, EVERYBODY, 30, [1]],
  ['who has not read it', { readers: [1, 2] }, EVERYBODY, 30, []],
])('a wait calls %s', (_case, wait, members, minutes, called) => {
  expect(whomToMail({ ...queued, ...wait }, members, minutes, WAITING_MAIL)).toEqual(called);
});

test('a wait calls nobody where it is switched off', () => {
  expect(whomToMail(queued, EVERYBODY, 99, { ...WAITING_MAIL, on: false })).toEqual([]);
});

test.each([
  [0, 5],
  [8.5, 1.5],
  [9.9, 1],
  [10, 5],
  [28, 2],
  [99, 5],
])('after %s minutes it is looked at again in %s', (minutes, next) => {
  expect(nextLook(minutes, WAITING_MAIL)).toBe(next);
});
