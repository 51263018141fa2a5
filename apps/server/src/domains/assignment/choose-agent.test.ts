import type { AssignmentRule } from '@lobby/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseAgent, type Candidate, type Facts, type Waiting } from './choose-agent.ts';

const RETURNS = '0190c5a4-0000-7000-8000-000000000001';
const NIGHT = '0190c5a4-0000-7000-8000-000000000002';

const person = (id: number, rest: Partial<Candidate> = {}): Candidate => ({
  id,
  load: 0,
  maxActive: 3,
  languages: [],
  teamIds: [],
  givenAt: null,
  ...rest,
});
const rule = (rest: Partial<AssignmentRule['match']> & { team_id?: string; strategy?: AssignmentRule['strategy'] }): AssignmentRule => {
  const { team_id: teamId = null, strategy = 'least_busy', ...match } = rest;
  return { match: { languages: [], tags: [], hours: null, ...match }, team_id: teamId, strategy };
};
const choose = (online: Candidate[], rest: Partial<Facts> = {}, waiting: Partial<Waiting> = {}) =>
  chooseAgent({
    waiting: { language: 'en-US', tags: [], lastAgentId: null, passedBy: [], teamId: null, ...waiting },
    rules: [],
    online,
    open: true,
    closedTeams: new Set(),
    strategy: 'least_busy',
    ...rest,
  });

describe('a conversation in the queue goes', () => {
  test.each<[string, number | undefined, number | undefined]>([
    ['to nobody where nobody is there', choose([]), undefined],
    ['to nobody where everybody is full', choose([person(1, { load: 3 })]), undefined],
    ['to nobody who takes none', choose([person(1, { maxActive: 0 })]), undefined],
    ['to whoever has least', choose([person(1, { load: 2 }), person(2, { load: 1 }), person(3, { load: 2 })]), 2],
    ['among equals to whoever was last longest ago', choose([person(1, { givenAt: 20 }), person(2, { givenAt: 10 })]), 2],
    ['among equals to whoever never got one', choose([person(1, { givenAt: 20 }), person(2)]), 2],
    [
      'by turn, whatever they have',
      choose([person(1, { load: 0, givenAt: 20 }), person(2, { load: 2, givenAt: 10 })], { strategy: 'round_robin' }),
      2,
    ],
    ['to nobody where people take for themselves', choose([person(1)], { strategy: 'manual' }), undefined],
    ['to the person of the last time', choose([person(1), person(2, { load: 2 })], {}, { lastAgentId: 2 }), 2],
    ['not to the person of the last time who is full', choose([person(1), person(2, { load: 3 })], {}, { lastAgentId: 2 }), 1],
    ['not to somebody who left it unanswered', choose([person(1), person(2, { load: 2 })], {}, { lastAgentId: 1, passedBy: [1] }), 2],
    ['to whoever left it unanswered, where nobody else is there', choose([person(1)], {}, { passedBy: [1] }), 1],
    ['or where the others are full', choose([person(1), person(2, { load: 3 })], {}, { passedBy: [1] }), 1],
    ['of all who did, to whoever did longest ago', choose([person(1), person(2), person(3, { load: 3 })], {}, { passedBy: [3, 2, 1] }), 2],
    ['to whoever speaks the language', choose([person(1), person(2, { load: 2, languages: ['ja-JP'] })], {}, { language: 'ja-JP' }), 2],
    [
      'to whoever names no language rather than another',
      choose([person(1, { languages: ['zh-CN'] }), person(2, { load: 2 })], {}, { language: 'ja-JP' }),
      2,
    ],
    ['to somebody rather than nobody', choose([person(1, { languages: ['zh-CN'] })], {}, { language: 'ja-JP' }), 1],
  ])('%s', (_name, chosen, expected) => expect(chosen).toBe(expected));
});

describe('a rule', () => {
  const online = [person(1, { load: 2, teamIds: [RETURNS] }), person(2)];
  test.each<[string, number | undefined, number | undefined]>([
    ['leads to its team', choose(online, { rules: [rule({ team_id: RETURNS })] }), 1],
    ['is about its languages', choose(online, { rules: [rule({ languages: ['ja-JP'], team_id: RETURNS })] }), 2],
    [
      'is about its tags, of which one is enough',
      choose(online, { rules: [rule({ tags: ['vip', 'return'], team_id: RETURNS })] }, { tags: ['return'] }),
      1,
    ],
    ['is about its hours', choose(online, { rules: [rule({ hours: 'closed', team_id: RETURNS })], open: true }), 2],
    ['counts before later ones', choose(online, { rules: [rule({}), rule({ team_id: RETURNS })] }), 2],
    [
      'of a team of whom nobody is there is passed over',
      choose(online, { rules: [rule({ team_id: NIGHT }), rule({ team_id: RETURNS })] }),
      1,
    ],
    [
      'of a team whose own hours are over is passed over',
      choose(online, { rules: [rule({ team_id: RETURNS })], closedTeams: new Set([RETURNS]) }),
      2,
    ],
    [
      'of another team does not mind whose hours are over',
      choose(online, { rules: [rule({ team_id: RETURNS })], closedTeams: new Set([NIGHT]) }),
      1,
    ],
    [
      'of a team whose people are full keeps it waiting',
      choose([person(1, { load: 3, teamIds: [RETURNS] }), person(2)], { rules: [rule({ team_id: RETURNS })] }),
      undefined,
    ],
    ['can leave it to people', choose(online, { rules: [rule({ tags: ['vip'], strategy: 'manual' })] }, { tags: ['vip'] }), undefined],
  ])('%s', (_name, chosen, expected) => expect(chosen).toBe(expected));
});

describe('a team that a person handed it to', () => {
  const online = [person(1, { load: 2, teamIds: [RETURNS] }), person(2)];
  const rules = [rule({ strategy: 'manual' })];
  test.each([
    ['counts before the rules', choose(online, { rules }, { teamId: RETURNS }), 1],
    ['is passed over when nobody of it is there', choose(online, {}, { teamId: NIGHT }), 2],
    [
      'keeps it waiting when its people are full',
      choose([person(1, { load: 3, teamIds: [RETURNS] }), person(2)], {}, { teamId: RETURNS }),
      undefined,
    ],
  ])('%s', (_name, chosen, expected) => expect(chosen).toBe(expected));
});

test('whoever is chosen has room, and left it unanswered only where everybody who has room did, for any people', () => {
  const anybody = fc.record({
    load: fc.nat(4),
    maxActive: fc.nat(4),
    languages: fc.subarray(['en-US', 'ja-JP'] as const),
    teamIds: fc.subarray([RETURNS, NIGHT]),
    givenAt: fc.option(fc.nat(9)),
  });
  fc.assert(
    fc.property(fc.array(anybody, { maxLength: 6 }), fc.subarray([0, 1, 2, 3]), fc.option(fc.nat(5)), (people, passedBy, lastAgentId) => {
      const online = people.map((each, id) => ({ ...each, id }));
      const chosen = choose(online, { rules: [rule({ languages: ['en-US'], team_id: RETURNS })] }, { passedBy, lastAgentId });
      const inTeam = online.some(({ teamIds }) => teamIds.includes(RETURNS));
      const withRoom = online.filter(({ load, maxActive, teamIds }) => load < maxActive && (!inTeam || teamIds.includes(RETURNS)));
      const fresh = withRoom.filter(({ id }) => !passedBy.includes(id));
      const eligible = fresh.length > 0 ? fresh : withRoom;
      expect(eligible.map(({ id }) => id as number | undefined).concat(eligible.length === 0 ? [undefined] : [])).toContain(chosen);
    }),
  );
});
