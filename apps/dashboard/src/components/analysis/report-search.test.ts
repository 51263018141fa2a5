import type { ReportFilter } from '@lobby/contract';
import { expect, test } from 'vitest';
import { placeOfReport, reportFilterOf } from './report-search.ts';

const TEAM = '0197a3c4-5d6e-7f80-9123-456789abcdef';

test.each<[string, ReportFilter, object]>([
  ['the usual days', { page: 'overview' }, {}],
  ['days until today, which stay relative', { page: 'overview', days: 90 }, { days: 90 }],
  ['days of the calendar', { page: 'channel', from: '2026-05-01', to: '2026-05-31' }, { from: '2026-05-01', to: '2026-05-31' }],
  [
    'every filter, also one of nobody',
    { page: 'overview', days: 7, channel: 'line', locale: 'ja-JP', agent: 0, team: TEAM, campaign: 'Spring' },
    { days: 7, channel: 'line', language: 'ja-JP', agent: 0, team: TEAM, campaign: 'Spring' },
  ],
])('a report of %s opens what it was saved from', (_what, filter, search) => {
  const place = placeOfReport(filter);
  expect(place).toEqual({ to: `/dashboard/data-analysis/${filter.page}`, search });
  expect(reportFilterOf(filter.page, place.search)).toEqual(filter);
});

test('a report keeps nothing of the rows that are open, nor what an hour costs', () => {
  expect(reportFilterOf('overview', { days: 7, part: 'asked', day: '2026-05-01', cost: 20 })).toEqual({ page: 'overview', days: 7 });
});
