import { movesOf, workOrderNo, type WorkOrderRow, type WorkOrderStatus } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Avatar, Checkbox, classNames } from '@lobby/ui';
import { ArrowRight, MoveRight } from 'lucide-react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { DueBadges } from '#/components/work-order/due-badges.tsx';
import { PriorityChip } from '#/components/work-order/priority-chip.tsx';

interface BoardCardProps {
  order: WorkOrderRow;
  now: number;
  isOpen: boolean;
  isBusy: boolean;
  mayMove: boolean;
  isChosen: boolean;
  /** Undefined where nothing can be chosen. */
  onChoose: ((chosen: boolean) => void) | undefined;
  onDrag: (order: WorkOrderRow | undefined) => void;
  onMoveTo: (to: WorkOrderStatus) => void;
  onOpen: () => void;
}

const AVATAR_PX = 24;

/** One work order on the board. */
export function BoardCard({ order, now, isOpen, isBusy, mayMove, isChosen, onChoose, onDrag, onMoveTo, onOpen }: BoardCardProps) {
  const t = useT('orderlist');
  const orders = useT('orders');
  const { no, subject, status, priority, assignee, unread } = order;
  // Merging takes two, and is done in the work order itself.
  const targets = mayMove ? movesOf(status, 'agent').filter((to) => to !== 'merged') : [];
  return (
    <div
      role="presentation"
      draggable={targets.length > 0 && !isBusy}
      aria-busy={isBusy || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', workOrderNo(no));
        onDrag(order);
      }}
      onDragEnd={() => onDrag(undefined)}
      className={classNames(
        'relative flex flex-col gap-2 rounded-card border bg-surface p-3 shadow-surface',
        isOpen || isChosen ? 'border-accent' : 'border-border hover:border-field-border-hover',
        isBusy && 'opacity-60',
        targets.length > 0 && 'cursor-grab',
      )}
    >
      <div className="flex items-center gap-2 text-13 text-muted">
        {onChoose ? (
          <span className="relative z-10">
            <Checkbox
              aria-label={t('bulk.choose', { no: workOrderNo(no) })}
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </span>
        ) : null}
        <span className="flex-1 tabular-nums">{workOrderNo(no)}</span>
        {targets.length > 0 ? (
          <span className="relative z-10">
            <MenuOnDemand
              label={t('board.move', { no: workOrderNo(no) })}
              size="small"
              className="size-7! px-0! text-muted"
              trigger={<MoveRight size={16} aria-hidden="true" />}
              entries={targets.map((to) => ({
                id: to,
                label: t('board.to', { status: orders(`status.${to}`) }),
                icon: <ArrowRight />,
                disabled: isBusy,
                onAction: () => onMoveTo(to),
              }))}
            />
          </span>
        ) : null}
        {assignee ? (
          <span title={assignee.name} className="inline-flex">
            <Avatar name={assignee.name} size={AVATAR_PX} />
          </span>
        ) : (
          <span title={t('board.unassigned')} className="size-6 rounded-full border border-dashed border-field-border">
            <span className="sr-only">{t('board.unassigned')}</span>
          </span>
        )}
      </div>
      <button
        type="button"
        dir="auto"
        onClick={onOpen}
        className={classNames('line-clamp-3 text-left wrap-anywhere after:absolute after:inset-0', unread > 0 && 'font-semibold')}
      >
        {subject}
      </button>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <PriorityChip priority={priority} />
        <DueBadges order={order} now={now} first />
      </div>
    </div>
  );
}
