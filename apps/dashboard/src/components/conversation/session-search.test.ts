import { describe, expect, it } from 'vitest';
import { filterOf, readSessionSearch, searchOf } from './session-search.ts';

const TEAM = '018f0000-0000-7000-8000-000000000001';

describe('the address of the sessions', () => {
  it.each([
    [{}, {}],
    [{ view: 'all', sort: 'waiting' }, {}],
    [
      { view: 'mine', q: 123, sort: 'oldest' },
      { view: 'mine', q: '123', sort: 'oldest' },
    ],
    [
      { status: 'open', agent: 0, team: TEAM, tag: 5, priority: 'high', language: 'ja-JP', from: '2026-11-01', to: '2026-11-30' },
      { status: 'open', agent: 0, team: TEAM, tag: '5', priority: 'high', language: 'ja-JP', from: '2026-11-01', to: '2026-11-30' },
    ],
    [{ view: 'x', status: 'x', agent: 'x', team: 'x', priority: 1, language: 'fr', from: 'x', to: '2026-13-40', sort: 'x', q: '' }, {}],
  ])('%j is read as %j', (raw, expected) => expect(readSessionSearch(raw)).toEqual(expected));

  it('asks for whole days of the reader’s own, and a saved view opens at the same address', () => {
    const search = readSessionSearch({ view: 'mine', tag: 'vip', from: '2026-11-01', to: '2026-11-02' });
    const filter = filterOf(search);
    expect(filter).toMatchObject({ view: 'mine', tag: 'vip', from: new Date(2026, 10, 1).getTime(), to: new Date(2026, 10, 3).getTime() });
    expect(readSessionSearch(searchOf(filter, 'waiting'))).toEqual(search);
  });
});
