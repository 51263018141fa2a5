import type { Team } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, confirm, EmptyState, IconButton, Panel } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#/data/api.ts';
import { teamsQuery, useRemoveTeam } from '#/data/team.ts';
import { Fetched } from '#/components/team/fetched.tsx';
import { useToldSave } from '#/components/team/use-told-save.ts';
import { TeamSheet } from './team-sheet.tsx';

/** Groups of people that conversations can be given to. */
export function TeamsTab() {
  const t = useT('team');
  const query = useQuery(teamsQuery(useApi()));
  const [editing, setEditing] = useState<Team | 'new'>();
  const create = (
    <Button variant="primary" onClick={() => setEditing('new')}>
      {t('teams.create')}
    </Button>
  );
  return (
    <Fetched query={query}>
      {({ items }) => (
        <div className="flex flex-col gap-4">
          {items.length === 0 ? (
            <EmptyState icon={<Users />} title={t('teams.none')} actions={create}>
              {t('teams.none_text')}
            </EmptyState>
          ) : (
            <>
              <div>{create}</div>
              <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
                {items.map((team) => (
                  <li key={team.id}>
                    <TeamCard team={team} onEdit={() => setEditing(team)} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {editing ? <TeamSheet team={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} /> : null}
        </div>
      )}
    </Fetched>
  );
}

function TeamCard({ team: { id, name, member_ids: members }, onEdit }: { team: Team; onEdit: () => void }) {
  const t = useT('team');
  const { mutate } = useRemoveTeam();
  const told = useToldSave();
  const remove = async () => {
    const answer = await confirm({
      title: t('teams.remove_title', { name }),
      text: t('teams.remove_text'),
      confirmLabel: t('remove'),
      cancelLabel: t('cancel'),
      tone: 'danger',
    });
    if (answer === 'confirmed') mutate(id, told);
  };
  return (
    <Panel
      title={name}
      aside={
        <span className="flex">
          <IconButton label={t('edit', { name })} icon={<Pencil size={16} />} onClick={onEdit} />
          <IconButton label={`${t('remove')}: ${name}`} icon={<Trash2 size={16} />} onClick={() => void remove()} />
        </span>
      }
    >
      <p className="text-13 text-muted">{t('teams.count', { count: members.length })}</p>
    </Panel>
  );
}
