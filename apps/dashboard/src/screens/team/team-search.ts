import { AUDIT_ACTIONS, type AuditAction } from '@lobby/contract';

export const TEAM_TABS = ['members', 'roles', 'teams', 'hours', 'assignment', 'mail', 'audit'] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

/** What the address says of the screen: the tab, and what the audit log is narrowed to, days as `2026-11-30`. */
export interface TeamSearch {
  readonly tab?: TeamTab | undefined;
  readonly person?: number | undefined;
  readonly action?: AuditAction | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; what does not make sense is left out. */
export function readTeamSearch(search: Record<string, unknown>): TeamSearch {
  const tab = TEAM_TABS.find((each) => each === search['tab']);
  if (tab === undefined || tab === 'members') return {};
  if (tab !== 'audit') return { tab };
  const person = Number(search['person']);
  const action = AUDIT_ACTIONS.find((each) => each === search['action']);
  const { from, to } = search;
  return {
    tab,
    ...(Number.isSafeInteger(person) && person > 0 && { person }),
    ...(action !== undefined && { action }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
}
