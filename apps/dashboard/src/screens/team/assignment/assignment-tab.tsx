import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { rulesQuery, settingsQuery, teamsQuery } from '#/data/team.ts';
import { Fetched } from '#/components/team/fetched.tsx';
import { RulesForm } from './rules-form.tsx';
import { SettingsForm } from './settings-form.tsx';

/** How conversations reach people, come back, and end. */
export function AssignmentTab() {
  const api = useApi();
  const settings = useQuery(settingsQuery(api));
  const rules = useQuery(rulesQuery(api));
  const { data: teams } = useQuery(teamsQuery(api));
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Fetched query={settings}>{(stored) => <SettingsForm key={stored.version} stored={stored} />}</Fetched>
      <Fetched query={rules}>{({ items }) => <RulesForm key={rules.dataUpdatedAt} stored={items} teams={teams?.items ?? []} />}</Fetched>
    </div>
  );
}
