import { BULK_ORDERS_MAX, PRIORITIES, WORK_ORDER_STATUSES, type OrderAction, type WorkOrderStatus } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, type MenuEntry } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, Flag, UserRound, Users } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';
import { asksFor } from '#/components/work-order/asks-for.ts';

/** Its code loads when it is first asked for. */
const MoveDialog = lazy(() => import('#/components/work-order/move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));

interface BulkActionsProps {
  disabled: boolean;
  /** Every row that is loaded is chosen, or everything that the list has. */
  isEvery: boolean;
  isAll: boolean;
  loaded: number;
  total: number | undefined;
  /** The list has more than that. */
  isMore: boolean;
  onAll: () => void;
  onAct: (action: OrderAction) => void;
}

/** States that many work orders are moved to at once. */
const TARGETS = WORK_ORDER_STATUSES.filter((status) => !['new', 'closed', 'merged'].includes(status));

/** What can be done with the chosen work orders. */
export function BulkActions({ disabled, isEvery, isAll, loaded, total, isMore, onAll, onAct }: BulkActionsProps) {
  const t = useT('orderlist');
  const orders = useT('orders');
  const formats = useFormats();
  const mayAssign = useMay()('session.assign');
  const [target, setTarget] = useState<WorkOrderStatus>();
  const move = (to: WorkOrderStatus) => (asksFor(to, undefined) === undefined ? onAct({ kind: 'move', to }) : setTarget(to));
  const entry = (id: string, label: string, onAction: () => void): MenuEntry => ({ id, label, disabled, onAction });
  return (
    <>
      {isAll && total !== undefined ? (
        <span className="text-13 text-accent-text">
          {t(isMore || total > BULK_ORDERS_MAX ? 'bulk.is_first' : 'bulk.is_all', {
            shown: formats.number(Math.min(total, BULK_ORDERS_MAX)),
          })}
        </span>
      ) : isEvery && total !== undefined && total > loaded ? (
        <Button size="small" variant="ghost" className="text-accent-text" onClick={onAll}>
          {isMore
            ? t('bulk.first_more', { shown: formats.number(BULK_ORDERS_MAX) })
            : total > BULK_ORDERS_MAX
              ? t('bulk.first', { shown: formats.number(BULK_ORDERS_MAX), total: formats.number(total) })
              : t('bulk.everything', { shown: formats.number(total) })}
        </Button>
      ) : null}
      {mayAssign ? <AssignMenus entry={entry} onAct={onAct} /> : null}
      <BarMenu
        label={t('bulk.priority')}
        icon={<Flag size={16} aria-hidden="true" />}
        entries={PRIORITIES.toReversed().map((priority) =>
          entry(priority, orders(`priority.${priority}`), () => onAct({ kind: 'priority', priority })),
        )}
      />
      <BarMenu
        label={t('bulk.move')}
        icon={<ArrowRightLeft size={16} aria-hidden="true" />}
        entries={TARGETS.map((to) => entry(to, orders(`status.${to}`), () => move(to)))}
      />
      <Suspense fallback={null}>
        {target === undefined ? null : (
          <MoveDialog
            to={target}
            onClose={() => setTarget(undefined)}
            onMove={(said) => {
              setTarget(undefined);
              onAct({ kind: 'move', ...said });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Who they are given to: a colleague or nobody, a team or none. */
function AssignMenus({
  entry,
  onAct,
}: {
  entry: (id: string, label: string, onAction: () => void) => MenuEntry;
  onAct: (action: OrderAction) => void;
}) {
  const t = useT('orderlist');
  const api = useApi();
  const people = useQuery(colleaguesQuery(api)).data?.items ?? [];
  const teams = useQuery(teamsQuery(api)).data?.items ?? [];
  return (
    <>
      <BarMenu
        label={t('bulk.assign')}
        icon={<UserRound size={16} aria-hidden="true" />}
        entries={[
          ...people.map(({ id, name }) => entry(String(id), name, () => onAct({ kind: 'assign', user_id: id }))),
          entry('nobody', t('filter.nobody'), () => onAct({ kind: 'assign', user_id: null })),
        ]}
      />
      {teams.length === 0 ? null : (
        <BarMenu
          label={t('bulk.team')}
          icon={<Users size={16} aria-hidden="true" />}
          entries={[
            ...teams.map(({ id, name }) => entry(id, name, () => onAct({ kind: 'team', team_id: id }))),
            entry('none', t('bulk.no_team'), () => onAct({ kind: 'team', team_id: null })),
          ]}
        />
      )}
    </>
  );
}

function BarMenu({ label, icon, entries }: { label: string; icon: ReactNode; entries: MenuEntry[] }) {
  return (
    <MenuOnDemand
      label={label}
      size="small"
      className="gap-1.5 px-2!"
      entries={entries}
      trigger={
        <>
          {icon}
          {label}
        </>
      }
    />
  );
}
