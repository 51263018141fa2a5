import { LOCALE_NAMES, type TeamMember } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Avatar, DataTable, IconButton, type DataColumn } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { PresenceDot } from '#/components/availability/presence-dot.tsx';
import { useApi } from '#/data/api.ts';
import { membersQuery, useFreshMembers } from '#/data/team.ts';
import { Fetched } from '#/components/team/fetched.tsx';
import { MemberSheet } from './member-sheet.tsx';

/** The people: whether they are there, what they have, and what they can take. */
export function MembersTab() {
  const t = useT('team');
  const query = useQuery(membersQuery(useApi()));
  useFreshMembers();
  const [editing, setEditing] = useState<TeamMember>();
  const columns = useMemberColumns(setEditing);
  return (
    <Fetched query={query}>
      {({ items }) => (
        <>
          <DataTable label={t('members.table')} columns={columns} rows={items} rowKey={({ id }) => String(id)} rowLines={2} />
          {editing ? <MemberSheet member={editing} onClose={() => setEditing(undefined)} /> : null}
        </>
      )}
    </Fetched>
  );
}

function useMemberColumns(edit: (member: TeamMember) => void): DataColumn<TeamMember>[] {
  const t = useT('team');
  const words = useT('dashboard');
  const formats = useFormats();
  return [
    { id: 'person', header: t('members.person'), fixed: true, cell: (member) => <Name member={member} /> },
    {
      id: 'presence',
      header: t('members.presence'),
      width: '130px',
      cell: ({ presence }) => (
        <span className="flex items-center gap-2">
          <PresenceDot presence={presence} />
          {words(`presence.${presence}`)}
        </span>
      ),
    },
    {
      id: 'load',
      header: t('members.load'),
      width: '120px',
      cell: ({ load, max_active: max }) => <span className="tabular-nums">{t('members.load_value', { load, max })}</span>,
    },
    {
      id: 'languages',
      header: t('members.languages'),
      hideOnPhones: true,
      cell: ({ languages }) => (languages.length > 0 ? languages.map((each) => LOCALE_NAMES[each]).join(', ') : t('members.any_language')),
    },
    { id: 'teams', header: t('members.teams'), hideOnPhones: true, cell: ({ teams }) => teams.map(({ name }) => name).join(', ') },
    {
      id: 'active',
      header: t('members.last_active'),
      width: '170px',
      hideOnPhones: true,
      cell: ({ last_active_at: at }) => (at === null ? t('members.never') : formats.dateTime(at)),
    },
    {
      id: 'edit',
      header: '',
      width: '56px',
      fixed: true,
      cell: (member) => <IconButton label={t('edit', { name: member.name })} icon={<Pencil size={16} />} onClick={() => edit(member)} />,
    },
  ];
}

function Name({ member: { name, email } }: { member: TeamMember }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} size={28} decorative />
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-xs text-muted">{email}</span>
      </span>
    </span>
  );
}
