import { expect, test } from 'vitest';
import { addOffer } from './add-offer.ts';
import type { Answer } from './answer/answer.ts';

const URL = 'https://lobby.example/l/k7q2mxa';
const OFFER = { kind: 'url', label: 'Wholesale', target: URL };
const answer = (more: Partial<Answer>): Answer => ({ kind: 'exact', body: 'Yes.', sources: [], score: 1, used: [], ...more });

test('a link stands behind the buttons of the source that has some, else under the first source', () => {
  const own = { kind: 'handoff' as const, label: 'Ask us', target: '' as const };
  const sources = [
    { entry_id: null, title: 'A' },
    { entry_id: null, title: 'B', buttons: [own] },
  ];
  expect(addOffer(answer({ sources }), 'Wholesale', URL).sources).toEqual([sources[0], { ...sources[1], buttons: [own, OFFER] }]);
  expect(addOffer(answer({ sources: sources.slice(0, 1) }), 'Wholesale', URL).sources[0]?.buttons).toEqual([OFFER]);
});

test('where nothing was found, it stands on its own', () => {
  const said = addOffer(answer({ kind: 'no_answer', body: 'I do not know.' }), 'Wholesale', URL);
  expect([said.body, said.sources]).toEqual(['I do not know.', [{ entry_id: null, title: 'Wholesale', buttons: [OFFER] }]]);
});

test.each(['small_talk', 'handoff'] as const)('an answer of kind %s stays as it is', (kind) => {
  const said = answer({ kind });
  expect(addOffer(said, 'Wholesale', URL)).toBe(said);
});
