import { moveNeeds, type WorkOrderRow, type WorkOrderStatus } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, classNames, Skeleton } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useNow } from '#/components/use-now.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { useApi } from '#/data/api.ts';
import { workOrdersQuery } from '#/data/work-order.ts';
import { BoardCard } from './board-card.tsx';
import { useSeen } from './use-seen.ts';

/** How often times that are near are worded anew, in milliseconds. */
const EVERY_MS = 60_000;

interface BoardColumnProps {
  status: WorkOrderStatus;
  className?: string;
  /** The card that is being dragged. */
  dragged: WorkOrderRow | undefined;
  openId: string | undefined;
  busyId: string | undefined;
  mayMove: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
  onDrag: (order: WorkOrderRow | undefined) => void;
  /** A card was dropped here. */
  onMove: (order: WorkOrderRow) => void;
  onMoveTo: (order: WorkOrderRow, to: WorkOrderStatus) => void;
  onOpen: (id: string) => void;
}

/** One state: how many there are, and the first of them; it is fetched once it comes into sight. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, className, dragged, openId, busyId, mayMove, chosen, onChoose, onDrag, onMove, onMoveTo, onOpen } = props;
  const t = useT('orderlist');
  const orders = useT('orders');
  const formats = useFormats();
  const now = useNow(EVERY_MS);
  const { place, isSeen } = useSeen();
  const { filter, sort } = useOrderPlace();
  const list = useInfiniteQuery({ ...workOrdersQuery(useApi(), { ...filter, status, sort }), enabled: isSeen });
  const [isOver, setOver] = useState(false);
  const cards = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = list.data?.pages[0];
  const name = orders(`status.${status}`);
  const shown = typeof first?.total === 'number' ? `${formats.number(first.total)}${first.more_than_total ? '+' : ''}` : undefined;
  const isElsewhere = dragged !== undefined && dragged.status !== status;
  const isLegal = isElsewhere && moveNeeds(dragged.status, status, 'agent') !== undefined;
  return (
    <div
      ref={place}
      role="presentation"
      className={classNames('h-full w-72 shrink-0 max-sm:w-full', className)}
      onDragOver={(event) => {
        if (!isLegal) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!isLegal) return;
        event.preventDefault();
        onMove(dragged);
      }}
    >
      <section
        aria-label={shown === undefined ? name : t('board.column', { status: name, shown })}
        className={classNames(
          'flex h-full flex-col gap-2 rounded-card bg-neutral-soft/70 p-2',
          isLegal && (isOver ? 'outline-2 outline-accent' : 'outline-2 outline-accent/40 outline-dashed'),
          isElsewhere && !isLegal && 'opacity-60',
        )}
      >
        <h2 className="flex items-baseline gap-2 px-1 py-1 font-semibold">
          {name}
          <span className="font-normal text-muted tabular-nums">{shown}</span>
        </h2>
        {isElsewhere && !isLegal ? (
          <p role="status" className="rounded-lg bg-warning-soft px-2 py-1.5 text-13 text-warning-soft-foreground">
            {t('board.cannot', { from: orders(`status.${dragged.status}`), to: name })}
          </p>
        ) : null}
        <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto">
          {list.isPending ? (
            <Skeleton className="h-24 w-full rounded-card" />
          ) : list.isLoadingError ? (
            <QueryFailed title={orders('failed')} query={list} />
          ) : cards.length === 0 ? (
            <p className="px-1 py-4 text-13 text-muted">{t('board.empty')}</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {cards.map((order) => (
                <li key={order.id}>
                  <BoardCard
                    order={order}
                    now={now}
                    isOpen={order.id === openId}
                    isBusy={order.id === busyId}
                    mayMove={mayMove}
                    isChosen={chosen.has(order.id)}
                    onChoose={mayMove ? (isChosen) => onChoose(order.id, isChosen) : undefined}
                    onDrag={onDrag}
                    onMoveTo={(to) => onMoveTo(order, to)}
                    onOpen={() => onOpen(order.id)}
                  />
                </li>
              ))}
            </ul>
          )}
          {list.hasNextPage ? (
            <Button
              variant="ghost"
              size="small"
              className="shrink-0"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('board.more')}
            </Button>
          ) : null}
        </div>
      </section>
    </div>
  );
}
