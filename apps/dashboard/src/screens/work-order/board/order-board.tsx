import { ApiError } from '@lobby/api-client';
import { WORK_ORDER_STATUSES, workOrderNo, type WorkOrderRow, type WorkOrderStatus } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames, toast } from '@lobby/ui';
import { lazy, Suspense, useState } from 'react';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { useMoveOrder, type OrderMove } from '#/data/order-list.ts';
import { asksFor } from '#/components/work-order/asks-for.ts';
import { ChosenOrders } from '#/components/work-order/bulk/chosen-orders.tsx';
import { useOrderChoice } from '#/components/work-order/bulk/use-order-choice.ts';
import { BoardColumn } from './board-column.tsx';

const MoveDialog = lazy(() => import('#/components/work-order/move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));

/** What is merged is found where it was merged into. */
const COLUMNS = WORK_ORDER_STATUSES.filter((status) => status !== 'merged');

/** Work orders in columns by state; a card is moved by dragging or from its menu, and only as the table of states allows. */
export function OrderBoard() {
  const t = useT('orderlist');
  const orders = useT('orders');
  const mayMove = useMay()('session.reply');
  const { filter, go, open } = useOrderPlace();
  const { asked, ask, setAsked, perform, busyId } = useCardMoves();
  const [dragged, setDragged] = useState<WorkOrderRow>();
  const columns = filter.status === undefined ? COLUMNS : COLUMNS.filter((status) => status === filter.status);
  const [shown, show] = useState<WorkOrderStatus>('new');
  const choice = useOrderChoice([], undefined);
  const single = columns.find((each) => each === shown) ?? columns[0] ?? 'new';
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <SelectOnDemand
        className="sm:hidden"
        label={t('filter.status')}
        value={single}
        options={columns.map((value) => ({ value, label: orders(`status.${value}`) }))}
        onChange={show}
      />
      <ChosenOrders choice={choice} />
      <div role="group" aria-label={t('board.label')} className="flex min-h-0 flex-1 gap-4 overflow-x-auto pb-2">
        {columns.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            className={classNames(status !== single && 'max-sm:hidden')}
            dragged={dragged}
            openId={open}
            busyId={busyId}
            mayMove={mayMove}
            chosen={choice.ids}
            onChoose={choice.toggle}
            onDrag={setDragged}
            onMove={(order) => {
              setDragged(undefined);
              ask(order, status);
            }}
            onMoveTo={ask}
            onOpen={(id) => go({ order: id }, { replace: false })}
          />
        ))}
      </div>
      <Suspense fallback={null}>
        {asked ? (
          <MoveDialog
            to={asked.to}
            from={asked.order.status}
            onClose={() => setAsked(undefined)}
            onMove={(move) => {
              setAsked(undefined);
              perform(asked.order, move);
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Moves a card, after what the move has to say was said. */
function useCardMoves() {
  const t = useT('orderlist');
  const orders = useT('orders');
  const errorText = useErrorText();
  const [asked, setAsked] = useState<{ order: WorkOrderRow; to: WorkOrderStatus }>();
  const { mutate, isPending, variables } = useMoveOrder();
  const perform = (order: WorkOrderRow, move: OrderMove) => {
    const no = workOrderNo(order.no);
    mutate(
      { order, move },
      {
        onSuccess: ({ status }) => void toast.success(t('board.moved', { no, status: orders(`status.${status}`) })),
        onError: (error) => {
          const isStale = error instanceof ApiError && error.reason === 'stale_version';
          if (isStale) toast.warning(t('board.stale', { no }));
          else toast.error(t('board.failed', { no }), { description: errorText(error) });
        },
      },
    );
  };
  const ask = (order: WorkOrderRow, to: WorkOrderStatus) => {
    if (asksFor(to, order.status) === undefined) perform(order, { to });
    else setAsked({ order, to });
  };
  return { asked, setAsked, ask, perform, busyId: isPending ? variables.order.id : undefined };
}
