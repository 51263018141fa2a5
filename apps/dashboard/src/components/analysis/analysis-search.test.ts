import { expect, test } from 'vitest';
import { periodOf, readAnalysisSearch, rowsOf } from './analysis-search.ts';
import { choiceOf, faultOf } from './period.ts';

const TEAM = '01890000-0000-7000-8000-000000000001';

test('an address is read as it was written, and asked for so', () => {
  const search = readAnalysisSearch({ days: 7, channel: 'line', language: 'ja-JP', agent: 0, team: TEAM, campaign: 2026, cost: 90 });
  expect(search).toEqual({ days: 7, channel: 'line', language: 'ja-JP', agent: 0, team: TEAM, campaign: '2026', cost: 90 });
  expect(periodOf(search)).toEqual({ days: 7, channel: 'line', locale: 'ja-JP', agent: 0, team: TEAM, campaign: '2026' });
  expect([periodOf({}), choiceOf({}), choiceOf(search)]).toEqual([{ days: 28 }, '28', '7']);
});

test('own days go before a number of days; what is no period is left out', () => {
  const own = { from: '2026-06-01', to: '2026-06-30' };
  expect(periodOf(readAnalysisSearch({ ...own, days: 7 }))).toEqual(own);
  expect(choiceOf(own)).toBe('own');
  for (const days of [
    { from: '2026-06-02', to: '2026-06-01' },
    { from: '2016-01-01', to: '2026-01-01' },
    { from: '2026-06-31', to: '2026-07-01' },
    { from: '2026-06-01' },
  ])
    expect(readAnalysisSearch(days)).toEqual({});
  expect([faultOf('2026-06-02', '2026-06-01'), faultOf('2016-01-01', '2026-01-01'), faultOf('2026-06-01', '2026-06-01')]).toEqual([
    'order',
    'too_long',
    undefined,
  ]);
});

test.each([
  { channel: 'pigeon' },
  { agent: -1 },
  { agent: '7' },
  { agent: 1.5 },
  { team: "' OR true" },
  { campaign: '' },
  { campaign: 'x'.repeat(101) },
  { utm: {} },
  { hour: 168 },
  { part: 'stars' },
  { trigger: {} },
  { cost: -1 },
  { cost: 1e9 },
  { days: 8 },
])('%j says nothing', (raw) => {
  expect(readAnalysisSearch(raw)).toEqual({});
});

test('a mark opens the rows of what it counts, within what the page is narrowed to', () => {
  const days = { from: '2026-06-01', to: '2026-06-28' };
  expect(rowsOf({ channel: 'line', agent: 7, part: 'resolved' }, 'resolved', days)).toEqual({
    ...days,
    part: 'resolved',
    channel: 'line',
    agent: 7,
  });
  expect(rowsOf({ language: 'ja-JP', at: 'email', day: '2026-06-03' }, 'conversations', days)).toEqual({
    part: 'conversations',
    from: '2026-06-03',
    to: '2026-06-03',
    channel: 'email',
    locale: 'ja-JP',
  });
  expect(rowsOf({ campaign: 'Spring' }, 'rated', days)).toEqual({ ...days, part: 'rated', campaign: 'Spring' });
  expect(rowsOf({ campaign: 'Spring', utm: 'Autumn' }, 'rated', days)).toEqual({ ...days, part: 'rated', campaign: 'Autumn' });
  expect(rowsOf({ day: '2026-06-01', until: '2026-06-07', hour: 3 }, 'messages', days)).toEqual({
    part: 'messages',
    from: '2026-06-01',
    to: '2026-06-07',
    hour: 3,
  });
});
