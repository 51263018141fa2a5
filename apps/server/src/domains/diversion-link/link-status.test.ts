import { DIVERSION_ACTIONS, type DiversionAction, type DiversionStatus } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { statusAt, stepTo, type StatusFacts } from './link-status.ts';

const NOW = 1_800_000_000_000;

/** Every cell: what is set after the step, `done` where nothing changes, `-` where it cannot be taken. */
const TABLE: Record<DiversionStatus, Record<DiversionAction, string>> = {
  draft: { publish: 'active', pause: '-', resume: '-', archive: 'archived', restore: '-' },
  active: { publish: 'done', pause: 'paused', resume: 'done', archive: 'archived', restore: '-' },
  paused: { publish: '-', pause: 'done', resume: 'active', archive: 'archived', restore: 'done' },
  expired: { publish: 'done', pause: 'paused', resume: 'done', archive: 'archived', restore: '-' },
  exhausted: { publish: 'done', pause: 'paused', resume: 'done', archive: 'archived', restore: '-' },
  archived: { publish: '-', pause: '-', resume: '-', archive: 'done', restore: 'paused' },
};

describe.each(Object.entries(TABLE))('a link that is %s', (status, row) => {
  test.each(DIVERSION_ACTIONS.map((action) => [action, row[action]]))('%s leads to %s', (action, expected) => {
    expect(stepTo(status as DiversionStatus, action) ?? '-').toBe(expected);
  });
});

const active: StatusFacts = { status: 'active', expiresAt: null, maxVisits: null, visits: 0, caps: [{ totalCap: null, servedTotal: 9 }] };

test.each([
  ['without an end stays active', {}, 'active'],
  ['stays active until its last moment', { expiresAt: NOW + 1 }, 'active'],
  ['has expired at its end', { expiresAt: NOW }, 'expired'],
  ['is used up at its last visit', { maxVisits: 3, visits: 3 }, 'exhausted'],
  ['is not used up before', { maxVisits: 3, visits: 2 }, 'active'],
  ['is used up when every target has had its fill', { caps: [{ totalCap: 2, servedTotal: 2 }] }, 'exhausted'],
  [
    'goes on while one target can take somebody',
    {
      caps: [
        { totalCap: 2, servedTotal: 2 },
        { totalCap: 2, servedTotal: 1 },
      ],
    },
    'active',
  ],
  ['that is paused stays paused, whatever the time', { status: 'paused', expiresAt: NOW - 1 }, 'paused'],
] as const)('an active link %s', (_, facts, expected) => {
  expect(statusAt({ ...active, ...facts }, NOW)).toBe(expected);
});
