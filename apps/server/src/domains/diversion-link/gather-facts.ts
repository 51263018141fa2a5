import { may } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readOpening } from '#/domains/hours/read-opening.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { readStaff } from '#/domains/team/read-staff.ts';
import { readPeople } from '#/domains/team/read-people.ts';
import type { PickTarget } from './pick-target.ts';
import type { StoredTarget } from './target.repository.ts';

/** How the business stands for those that a link leads to. */
export interface BusinessFacts {
  isOpen: boolean;
  /** Somebody is there to answer in the web chat; null where nobody asked. */
  isStaffed: boolean | null;
  /** By user id. */
  people: ReadonlyMap<string, { name: string; isOnline: boolean; load: number }>;
  /** By team id. */
  teams: ReadonlyMap<string, { name: string; isOnline: boolean; load: number }>;
}

/** Reads what the targets need to be judged, and nothing else. */
export async function gatherFacts(scope: TenantScope, targets: readonly StoredTarget[], now: number): Promise<BusinessFacts> {
  const has = (...kinds: string[]) => targets.some(({ kind }) => kinds.includes(kind));
  const people = has('agent', 'team') ? (await readPeople(scope, now)).filter((person) => may(person, 'session.reply')) : [];
  const standing = people.map(({ id, name, presence, load, teams }) => ({ id, name, isOnline: presence === 'online', load, teams }));
  const teams = new Map<string, { name: string; isOnline: boolean; load: number }>();
  for (const { id, name } of has('team') ? await listTeams(scope) : []) {
    const members = standing.filter(({ teams: own }) => own.some((team) => team.id === id));
    const load = members.reduce((sum, member) => sum + member.load, 0);
    teams.set(id, { name, isOnline: members.some(({ isOnline }) => isOnline), load });
  }
  return {
    isOpen: targets.some(({ hours }) => hours !== 'always') ? (await readOpening(scope, now)).open : true,
    isStaffed: has('web_chat') ? (await readStaff(scope, now)).there : null,
    people: new Map(standing.map(({ id, ...person }) => [String(id), person])),
    teams,
  };
}

/** A stored target as a choice looks at it. Pure. */
export function toPickTarget(target: StoredTarget, facts: BusinessFacts): PickTarget {
  const { id, weight, hours, languages, countries, enabled, credit } = target;
  const behind = whoIsBehind(target, facts);
  return {
    id,
    weight,
    hours,
    languages,
    countries,
    enabled,
    credit,
    dailyCap: target.daily_cap,
    totalCap: target.total_cap,
    servedToday: target.served_today,
    servedTotal: target.served_total,
    load: behind?.load ?? null,
    isGone: (target.kind === 'agent' || target.kind === 'team') && behind === undefined,
    isOnline: target.kind === 'web_chat' ? facts.isStaffed : (behind?.isOnline ?? null),
  };
}

/** The person or team that a target leads to; undefined where it leads to none, or that is no longer there. */
export function whoIsBehind({ kind, ref }: StoredTarget, { people, teams }: BusinessFacts) {
  return kind === 'agent' ? people.get(ref) : kind === 'team' ? teams.get(ref) : undefined;
}
