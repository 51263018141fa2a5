import { useT } from '@lobby/i18n';
import { Tabs } from '@lobby/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMay } from '#/components/use-may.ts';
import { AssignmentTab } from './assignment/assignment-tab.tsx';
import { HoursTab } from './hours/hours-tab.tsx';
import { MembersTab } from './members/members-tab.tsx';
import { TEAM_TABS, type TeamTab } from './team-search.ts';
import { TeamsTab } from './teams/teams-tab.tsx';

const CONTENT: Record<TeamTab, () => React.ReactNode> = {
  members: MembersTab,
  teams: TeamsTab,
  hours: HoursTab,
  assignment: AssignmentTab,
};

/** The parts of the team screen, one at a time. */
export function TeamTabs() {
  const t = useT('team');
  const { tab = 'members' } = useSearch({ from: '/dashboard/team' });
  const navigate = useNavigate({ from: '/dashboard/team' });
  // Who does not arrange the work sees whom they work with.
  const tabs = useMay()('team.edit') ? TEAM_TABS : TEAM_TABS.slice(0, 1);
  const shown = tabs.find((each) => each === tab) ?? 'members';
  const Content = CONTENT[shown];
  return (
    <Tabs
      label={t('tabs.label')}
      items={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      value={shown}
      onChange={(chosen) => void navigate({ search: chosen === 'members' ? {} : { tab: chosen } })}
    >
      <div className="pt-5">
        <Content />
      </div>
    </Tabs>
  );
}
