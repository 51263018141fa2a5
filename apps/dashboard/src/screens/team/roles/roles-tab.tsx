import type { CustomRole } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice, siteMap } from '@lobby/session';
import { Alert, Button, EmptyState, IconButton, Panel } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Fetched } from '#/components/team/fetched.tsx';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { rolesQuery } from '#/data/role.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { RemoveRole } from './remove-role.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { RoleSheet } from './role-sheet.tsx';

/** Roles that the business made itself, and what every role may. */
export function RolesTab() {
  const t = useT('team');
  const query = useQuery(rolesQuery(useApi()));
  const mayEdit = useMay()('member.edit');
  const [editing, setEditing] = useState<CustomRole | 'new'>();
  const [removing, setRemoving] = useState<CustomRole>();
  return (
    <Fetched query={query}>
      {({ items, available }) => {
        const create =
          mayEdit && available ? (
            <Button variant="primary" onClick={() => setEditing('new')}>
              {t('custom.create')}
            </Button>
          ) : null;
        return (
          <div className="flex flex-col gap-5">
            {mayEdit && !available ? <LargerPlan /> : null}
            {items.length === 0 ? (
              available ? (
                <EmptyState icon={<ShieldCheck />} title={t('custom.none')} actions={create}>
                  {t('custom.none_text')}
                </EmptyState>
              ) : null
            ) : (
              <>
                {create ? <div>{create}</div> : null}
                <ul aria-label={t('custom.list')} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
                  {items.map((role) => (
                    <li key={role.id}>
                      <RoleCard role={role} mayEdit={mayEdit} onEdit={() => setEditing(role)} onRemove={() => setRemoving(role)} />
                    </li>
                  ))}
                </ul>
              </>
            )}
            <Panel title={t('custom.matrix')}>
              <RoleMatrix roles={items} />
            </Panel>
            {editing ? <RoleSheet stored={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} /> : null}
            {removing ? <RemoveRole role={removing} onClose={() => setRemoving(undefined)} /> : null}
          </div>
        );
      }}
    </Fetched>
  );
}

function LargerPlan() {
  const t = useT('team');
  const mayPay = useMay()('billing.view');
  return (
    <Alert tone="info" title={t('custom.plan_title')}>
      {t('custom.plan_text')}{' '}
      {mayPay ? (
        <Link to={siteMap['dashboard-cost-center'].path} className="text-accent-text underline">
          {t('custom.plan_link')}
        </Link>
      ) : null}
    </Alert>
  );
}

interface RoleCardProps {
  role: CustomRole;
  mayEdit: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Nobody changes the role that they have themselves. */
function RoleCard({ role: { id, name, base, permissions, members }, mayEdit, onEdit, onRemove }: RoleCardProps) {
  const t = useT('team');
  const own = useAppSelector(sessionSlice.selectors.selectUser)?.role === id;
  return (
    <Panel
      title={name}
      aside={
        mayEdit && !own ? (
          <span className="flex">
            <IconButton label={t('edit', { name })} icon={<Pencil size={16} />} onClick={onEdit} />
            <IconButton label={`${t('remove')}: ${name}`} icon={<Trash2 size={16} />} onClick={onRemove} />
          </span>
        ) : null
      }
    >
      <p className="text-13">{t('custom.may', { count: permissions.length })}</p>
      <p className="text-13 text-muted">
        {t('custom.based', { role: t(`roles.${base}`) })} · {t('teams.count', { count: members })}
      </p>
    </Panel>
  );
}
