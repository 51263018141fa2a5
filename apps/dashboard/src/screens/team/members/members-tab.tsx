import { LOCALE_NAMES, type TeamMember } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, DataTable, IconButton, VisuallyHidden, type DataColumn } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, UserRoundPlus, UserRoundX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PresenceDot } from '#/components/availability/presence-dot.tsx';
import { Fetched } from '#/components/team/fetched.tsx';
import { useRoleWords } from '#/components/team/use-role-words.ts';
import { StaffFace } from '#/components/picture/staff-face.tsx';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { invitesQuery } from '#/data/invite.ts';
import { membersQuery, useFreshMembers } from '#/data/team.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { MemberSheet } from './member-sheet.tsx';
import { PendingInvites } from './pending-invites.tsx';
import { SeatUse } from './seat-use.tsx';

/** Their code loads when somebody is invited or removed. */
const InviteDialog = lazy(() => import('./invite-dialog.tsx').then((module) => ({ default: module.InviteDialog })));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then((module) => ({ default: module.RemoveDialog })));

/** The people: whether they are there, what they have, what they may and can take; and who was invited. */
export function MembersTab() {
  const t = useT('team');
  const query = useQuery(membersQuery(useApi()));
  useFreshMembers();
  const [editing, setEditing] = useState<TeamMember>();
  const [removing, setRemoving] = useState<TeamMember>();
  const columns = useMemberColumns({ edit: setEditing, remove: setRemoving });
  return (
    <Fetched query={query}>
      {({ items }) => (
        <div className="flex flex-col gap-5">
          <Invites>
            <DataTable label={t('members.table')} columns={columns} rows={items} rowKey={({ id }) => String(id)} rowLines={2} />
          </Invites>
          {editing ? <MemberSheet member={editing} onClose={() => setEditing(undefined)} /> : null}
          <Suspense fallback={null}>
            {/* As the person is now: what they answer may change while the dialog is open. */}
            {removing ? (
              <RemoveDialog member={items.find(({ id }) => id === removing.id) ?? removing} onClose={() => setRemoving(undefined)} />
            ) : null}
          </Suspense>
        </div>
      )}
    </Fetched>
  );
}

/** Above the people, the way to more of them; below, who was invited. Nothing of it for who may not invite. */
function Invites({ children }: { children: React.ReactNode }) {
  const t = useT('team');
  const mayInvite = useMay()('member.edit');
  const { data } = useQuery({ ...invitesQuery(useApi()), enabled: mayInvite });
  const [inviting, setInviting] = useState(false);
  if (!mayInvite) return children;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="primary" icon={<UserRoundPlus size={16} />} onClick={() => setInviting(true)}>
          {t('invites.open')}
        </Button>
        {data ? <SeatUse seats={data.seats} /> : null}
      </div>
      {children}
      {data ? <PendingInvites items={data.items} /> : null}
      <Suspense fallback={null}>{inviting ? <InviteDialog seats={data?.seats} onClose={() => setInviting(false)} /> : null}</Suspense>
    </>
  );
}

interface MemberActs {
  edit: (member: TeamMember) => void;
  remove: (member: TeamMember) => void;
}

function useMemberColumns(acts: MemberActs): DataColumn<TeamMember>[] {
  const t = useT('team');
  const words = useT('dashboard');
  const roleWords = useRoleWords();
  const formats = useFormats();
  return [
    { id: 'person', header: t('members.person'), fixed: true, cell: (member) => <Name member={member} /> },
    {
      id: 'role',
      header: t('members.role'),
      width: '130px',
      hideOnPhones: true,
      cell: ({ role, owner }) => roleWords(role, owner),
    },
    {
      id: 'presence',
      header: t('members.presence'),
      width: '130px',
      cell: ({ presence }) => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          <PresenceDot presence={presence} />
          {words(`presence.${presence}`)}
        </span>
      ),
    },
    {
      id: 'load',
      header: t('members.load'),
      width: '120px',
      hideOnPhones: true,
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
      cell: ({ last_active_at: at }) => (at === null ? t('members.never') : formats.moment(at)),
    },
    {
      id: 'edit',
      header: <VisuallyHidden>{t('members.actions')}</VisuallyHidden>,
      width: '88px',
      fixed: true,
      cell: (member) => <MemberActions member={member} {...acts} />,
    },
  ];
}

function MemberActions({ member, edit, remove }: MemberActs & { member: TeamMember }) {
  const t = useT('team');
  const may = useMay();
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const mayRemove = may('member.edit') && !member.owner && member.id !== me;
  return (
    <span className="flex justify-end">
      {mayRemove ? (
        <IconButton label={`${t('leave.action')}: ${member.name}`} icon={<UserRoundX size={16} />} onClick={() => remove(member)} />
      ) : null}
      {may('team.edit') || mayRemove ? (
        <IconButton label={t('edit', { name: member.name })} icon={<Pencil size={16} />} onClick={() => edit(member)} />
      ) : null}
    </span>
  );
}

function Name({ member: { name, face, email } }: { member: TeamMember }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <StaffFace name={name} face={face} size={28} decorative />
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-xs text-muted">{email}</span>
      </span>
    </span>
  );
}
