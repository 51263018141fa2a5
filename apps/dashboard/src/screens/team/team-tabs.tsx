import { useT } from '@lobby/i18n';
import { Tabs } from '@lobby/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { useMay } from '#/components/use-may.ts';
import { AssignmentTab } from './assignment/assignment-tab.tsx';
import { HoursTab } from './hours/hours-tab.tsx';
import { MembersTab } from './members/members-tab.tsx';
import { TEAM_TABS, type TeamTab } from './team-search.ts';
import { TeamsTab } from './teams/teams-tab.tsx';

// What is seldom wanted loads when it first is.
const RolesTab = lazy(() => import('./roles/roles-tab.tsx').then((module) => ({ default: module.RolesTab })));
const MailTab = lazy(() => import('./mail/mail-tab.tsx').then((module) => ({ default: module.MailTab })));
const AuditTab = lazy(() => import('./audit/audit-tab.tsx').then((module) => ({ default: module.AuditTab })));

const CONTENT: Record<TeamTab, React.ComponentType> = {
  members: MembersTab,
  roles: RolesTab,
  teams: TeamsTab,
  hours: HoursTab,
  assignment: AssignmentTab,
  mail: MailTab,
  audit: AuditTab,
};

/** The parts of the team screen, one at a time. */
export function TeamTabs() {
  const t = useT('team');
  const { tab: wanted = 'members' } = useSearch({ from: '/dashboard/team' });
  const may = useMay();
  const navigate = useNavigate({ from: '/dashboard/team' });
  // Who does not arrange the work sees whom they work with.
  const shown: Record<TeamTab, boolean> = {
    members: true,
    roles: may('member.edit') || may('team.edit'),
    teams: may('team.edit'),
    hours: may('team.edit'),
    assignment: may('team.edit'),
    mail: may('team.edit'),
    audit: may('audit.view'),
  };
  const tabs = TEAM_TABS.filter((id) => shown[id]);
  const tab = tabs.find((id) => id === wanted) ?? 'members';
  const Content = CONTENT[tab];
  return (
    <Tabs
      label={t('tabs.label')}
      items={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      value={tab}
      onChange={(chosen) => void navigate({ search: chosen === 'members' ? {} : { tab: chosen } })}
    >
      <div className="pt-5">
        <Suspense fallback={<LoadingPart />}>
          <Content />
        </Suspense>
      </div>
    </Tabs>
  );
}
