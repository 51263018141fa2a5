import { expect, test } from 'vitest';
import { expectWait, type WaitFacts } from './expect-wait.ts';

const facts: WaitFacts = { place: 1, waitedS: 0, usualS: 120, answered: 6, hasRoom: true };
const wait = (rest: Partial<WaitFacts>) => expectWait({ ...facts, ...rest });

test.each<[string, number | null, number | null]>([
  ['next, while somebody has room: as long as the last ones waited', wait({}), 120],
  ['what was waited already is over', wait({ waitedS: 50 }), 70],
  ['longer than the last ones: nobody knows', wait({ waitedS: 120 }), null],
  ['nobody was answered today', wait({ usualS: null }), null],
  ['behind others: six in half an hour are five minutes each', wait({ place: 3 }), 900],
  ['next, and everybody is full: as fast as places become free', wait({ hasRoom: false }), 300],
  ['everybody is full, and nobody was answered of late', wait({ hasRoom: false, answered: 0 }), null],
])('%s', (_name, told, expected) => expect(told).toBe(expected));
