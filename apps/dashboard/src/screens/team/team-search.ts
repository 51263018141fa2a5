export const TEAM_TABS = ['members', 'roles', 'teams', 'hours', 'assignment', 'audit'] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

/** What the address says of the screen. */
export interface TeamSearch {
  readonly tab?: TeamTab | undefined;
}

export function readTeamSearch(search: Record<string, unknown>): TeamSearch {
  const tab = TEAM_TABS.find((each) => each === search['tab']);
  return tab === undefined || tab === 'members' ? {} : { tab };
}
