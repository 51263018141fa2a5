import { describe, expect, inject, test } from 'vitest';
import type { FaultPlan } from './faults/run-faults.ts';
import { runFaults } from './faults/run-faults.ts';
import { copyTemplate } from './open-test-database.ts';

const NOTHING = { lost: 0, phantom: 0, duplicate: 0, gap: 0, disorder: 0, foreign: 0, stuck: 0 };
const TIMEOUT_MS = 120_000;

const postgresUrl = inject('postgresUrl');
type Fault = [name: string, plan: Pick<FaultPlan, 'fault' | 'messages' | 'blows' | 'seed'>];
const SERVER: Fault = ['the server is killed twice', { fault: 'server', messages: 150, blows: 2, seed: 11 }];
const MODEL: Fault = ['the model hangs, refuses, stops and babbles', { fault: 'model', messages: 45, blows: 0, seed: 5 }];
// Only a database of its own process can go without the server.
const DATABASE: Fault[] =
  postgresUrl === undefined ? [] : [['the database crashes', { fault: 'database', messages: 120, blows: 1, seed: 12 }]];

describe('everything acknowledged is there, once, in order, for the right business, and answered', () => {
  test.each([SERVER, MODEL, ...DATABASE])('while %s', { timeout: TIMEOUT_MS }, async (_name, plan) => {
    const isOwn = plan.fault === 'database';
    const copy = postgresUrl === undefined || isOwn ? undefined : await copyTemplate(postgresUrl);
    const report = await runFaults({
      ...plan,
      engine: postgresUrl === undefined ? 'pglite' : 'postgres',
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
