import { describe, expect, inject, test } from 'vitest';
import type { FaultPlan } from './faults/run-faults.ts';
import { runFaults } from './faults/run-faults.ts';
import { copyTemplate } from './open-test-database.ts';

const NOTHING = { lost: 0, phantom: 0, duplicate: 0, gap: 0, disorder: 0, foreign: 0, stuck: 0 };
const TIMEOUT_MS = 120_000;

type Fault = [name: string, engine: FaultPlan['engine'], plan: Pick<FaultPlan, 'fault' | 'messages' | 'blows' | 'seed'>];
const SERVER: Fault[2] = { fault: 'server', messages: 150, blows: 2, seed: 11 };
const MODEL: Fault[2] = { fault: 'model', messages: 45, blows: 0, seed: 5 };
const FAULTS: Fault[] = [
  ['the server is killed twice', 'pglite', SERVER],
  ['the server is killed twice', 'postgres', SERVER],
  ['the model hangs, refuses, stops and babbles', 'pglite', MODEL],
  ['the model hangs, refuses, stops and babbles', 'postgres', MODEL],
  // Only a database of its own process can go without the server.
  ['the database crashes', 'postgres', { fault: 'database', messages: 120, blows: 1, seed: 12 }],
];

describe('everything acknowledged is there, once, in order, for the right business, and answered', () => {
  test.each(FAULTS)('while %s, on %s', { timeout: TIMEOUT_MS }, async (_name, engine, plan) => {
    const copy = engine === 'pglite' || plan.fault === 'database' ? undefined : await copyTemplate(inject('postgresUrl') ?? '');
    const report = await runFaults({
      ...plan,
      engine,
      ...(copy && { postgresUrl: copy.url }),
    });
    await copy?.drop();
    expect(report.verdict, report.log).toEqual(NOTHING);
    expect(report.crashes, report.log).toBe(0);
    expect(report.acknowledged).toBe(report.sent);
    expect(report.sent).toBeGreaterThanOrEqual(plan.messages);
    expect(report.blows).toHaveLength(plan.blows);
    const asked = Object.values(report.modelAsked ?? {}).reduce((sum, times) => sum + times, 0);
    expect(asked > 0).toBe(plan.fault === 'model');
  });
});
