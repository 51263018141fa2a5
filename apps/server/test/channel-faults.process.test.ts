import { MESSAGING_KINDS } from '@lobby/contract';
import { expect, test } from 'vitest';
import { runChannelFaults } from './faults/channels/run-channel-faults.ts';

const NOTHING = { lost: 0, twice: 0, disorder: 0, split: 0, wrongState: 0, claimed: 0, unmarked: 0, stuck: 0, unanswered: 0 };
const EVENTS = 16;
/** What a hanging service costs the run, each time. */
const HANGS_MS = 1_500;

/** `pnpm fault:channels` does it with 10,000 events on each, and crashes the database too. */
test('what people write on services that post and take badly, to a server that is killed, is there once and in order, and of each answer is said what became of it', async () => {
  const { channels, kills, crashes, log } = await runChannelFaults({
    kinds: MESSAGING_KINDS,
    engine: 'pglite',
    events: EVENTS,
    kills: 1,
    seed: 7,
    hangsMs: HANGS_MS,
  });
  expect(kills).toEqual({ server: 1, database: 0 });
  expect(crashes, log).toBe(0);
  for (const [kind, report] of channels) {
    expect({ kind, ...report.verdict }, log).toEqual({ kind, ...NOTHING });
    expect(report.posts).toBeGreaterThan(report.posted);
    expect(report.messages).toBeGreaterThan(EVENTS / 2);
    expect(report.arrived).toBeGreaterThan(0);
  }
});
