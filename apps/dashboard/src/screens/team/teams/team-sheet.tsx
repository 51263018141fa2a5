import type { Team } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Checkbox, Sheet, TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#/data/api.ts';
import { membersQuery, useSaveTeam } from '#/data/team.ts';
import { useToldSave } from '#/components/team/use-told-save.ts';

const NAME_MAX = 60;

/** A new team, or one that is changed: its name and its people. */
export function TeamSheet({ team, onClose }: { team: Team | undefined; onClose: () => void }) {
  const t = useT('team');
  const { data } = useQuery(membersQuery(useApi()));
  const { mutate, isPending } = useSaveTeam();
  const told = useToldSave(onClose);
  const [name, setName] = useState(team?.name ?? '');
  const [ids, setIds] = useState(team?.member_ids ?? []);
  return (
    <Sheet open title={team?.name ?? t('teams.create')} onClose={onClose}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ id: team?.id, name: name.trim(), member_ids: ids }, told);
        }}
      >
        <TextField
          label={t('teams.name')}
          required
          pattern=".*\S.*"
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-label">{t('teams.people')}</legend>
          {data?.items.map((member) => (
            <Checkbox
              key={member.id}
              checked={ids.includes(member.id)}
              onChange={() =>
                setIds((before) => (before.includes(member.id) ? before.filter((id) => id !== member.id) : [...before, member.id]))
              }
            >
              {member.name}
            </Checkbox>
          ))}
        </fieldset>
        <Button type="submit" variant="primary" loading={isPending}>
          {t('save')}
        </Button>
      </form>
    </Sheet>
  );
}
