import { may, ROLES, type CustomRole, type Holder } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Select, VisuallyHidden, WideBox } from '@lobby/ui';
import { Check, Minus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { GROUP_NAMES, PERMISSION_GROUPS } from './permission-groups.ts';

interface Column {
  id: string;
  name: string;
  holder: Holder;
}

function useColumns(roles: readonly CustomRole[]): Column[] {
  const t = useT('team');
  return [
    ...ROLES.map((role) => ({ id: role, name: t(`roles.${role}`), holder: { role } })),
    ...roles.map(({ id, name, permissions }) => ({ id, name, holder: { role: id, permissions } })),
  ];
}

/** What each role may: all of them beside each other, on a phone one at a time. */
export function RoleMatrix({ roles }: { roles: readonly CustomRole[] }) {
  const t = useT('team');
  const columns = useColumns(roles);
  const [wanted, setWanted] = useState<string>('agent');
  const shown = columns.find(({ id }) => id === wanted) ?? columns[0];
  return (
    <>
      <div className="flex flex-col gap-3 md:hidden">
        <Select
          label={t('members.role')}
          value={shown?.id ?? ''}
          options={columns.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setWanted}
        />
        {shown ? <Grid columns={[shown]} /> : null}
      </div>
      <WideBox label={t('custom.matrix')} className="max-md:hidden">
        <Grid columns={columns} />
      </WideBox>
    </>
  );
}

function Grid({ columns }: { columns: readonly Column[] }) {
  const t = useT('team');
  return (
    <table className="w-full text-13">
      <caption className="sr-only">{t('custom.matrix')}</caption>
      <thead>
        <tr className="border-b border-border">
          <th scope="col" className="sticky left-0 bg-surface py-2.5 pr-4 text-left font-normal text-neutral-text">
            {t('custom.permission')}
          </th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" className="min-w-24 max-w-36 px-2 py-2.5 text-center font-normal break-words text-neutral-text">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GROUP_NAMES.map((group) => (
          <Fragment key={group}>
            <tr>
              <th scope="colgroup" colSpan={columns.length + 1} className="pt-4 pb-1 text-left font-semibold">
                {t(`custom.group.${group}`)}
              </th>
            </tr>
            {PERMISSION_GROUPS[group].map((permission) => (
              <tr key={permission} className="border-b border-separator">
                <th scope="row" className="sticky left-0 min-w-52 bg-surface py-2 pr-4 text-left font-normal">
                  {t(`permissions.${permission}`)}
                </th>
                {columns.map(({ id, holder }) => (
                  <td key={id} className="px-2 py-2 text-center">
                    <Mark held={may(holder, permission)} />
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ held }: { held: boolean }) {
  const t = useT('team');
  return (
    <>
      {held ? (
        <Check size={17} aria-hidden="true" className="inline text-accent-text" />
      ) : (
        <Minus size={15} aria-hidden="true" className="inline text-muted" />
      )}
      <VisuallyHidden>{held ? t('custom.yes') : t('custom.no')}</VisuallyHidden>
    </>
  );
}
