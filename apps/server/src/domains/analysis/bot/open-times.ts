import type { TenantScope } from '#/database/transaction.ts';
import { openMinutesBetween } from '#/domains/hours/open-minutes.ts';
import { readAllHours } from '#/domains/hours/read-hours.ts';
import { listTimes, saveOpenTimes } from './conversation-fact.repository.ts';

const MINUTE_MS = 60_000;

/** Which opening hours of a business count now; another word as soon as any of them has changed. */
export async function hoursNow(scope: TenantScope): Promise<string> {
  const all = await readAllHours(scope);
  return all.map(({ team_id: teamId, version }) => `${teamId ?? ''}:${version}`).join(' ');
}

/**
 * Works out how much of the times of these conversations lay within opening hours: those of the team that had a conversation where it has
 * any of its own, or else those of the business.
 */
export async function writeOpenTimes(scope: TenantScope, ids: readonly string[]): Promise<void> {
  const times = await listTimes(scope, ids);
  if (times.length === 0) return;
  const all = await readAllHours(scope);
  const ofTeam = new Map(all.map((hours) => [hours.team_id, hours]));
  const whole = all.find(({ team_id: teamId }) => teamId === null);
  if (!whole) throw new Error('a business has hours');
  await saveOpenTimes(
    scope,
    times.map(({ id, teamId, begunAt, calledAt, firstReplyMs, resolutionMs }) => {
      const hours = ofTeam.get(teamId) ?? whole;
      const within = (from: number, ms: number | null) =>
        ms === null ? null : Math.round(openMinutesBetween(hours, from, from + ms) * MINUTE_MS);
      return { id, firstReply: within(calledAt ?? begunAt, firstReplyMs), resolution: within(begunAt, resolutionMs) };
    }),
  );
}
