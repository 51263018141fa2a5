import { WORK_ORDER_FIGURES, type AnalysedOrders, type WorkOrderFigure } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { FigureTable, type FigureColumn } from '#/components/analysis/figure-table.tsx';
import { useAnalysisText } from '#/components/analysis/use-analysis-text.ts';
import { OrderFigureLink } from '#/components/work-order/order-figure-link.tsx';
import type { OrderSearch } from '#/components/work-order/order-search.ts';

interface Row extends Pick<AnalysedOrders, (typeof WORK_ORDER_FIGURES)[number]> {
  key: string;
  name: string;
  /** What narrows the list to this row. */
  narrowed: Pick<OrderSearch, 'type' | 'status'>;
}

/** Work orders that were made in the period, by type and by how they stand; each figure leads to exactly those that it counts. */
export function OrdersCard({ orders }: { orders: AnalysedOrders }) {
  const t = useT('analysis');
  const words = useT('orders');
  const { write } = useAnalysisText();
  const { since, until } = orders;
  const wrapIn = (figure: WorkOrderFigure) => (row: Row, content: string) => {
    if (row[figure] === 0) return content;
    const label = t('orders.see', { name: row.name, figure: t(`orders.${figure}`), number: content });
    const search = { view: 'all', figure, since, until, ...row.narrowed } as const;
    return createLink({ search, label, content });
  };
  const columns = WORK_ORDER_FIGURES.map((figure): FigureColumn<Row> => ({
    id: figure,
    name: t(`orders.${figure}`),
    cell: (row) => write('count', row[figure]),
    wrap: wrapIn(figure),
  }));
  const all: Row = { ...orders, key: 'all', name: t('orders.every'), narrowed: {} };
  const types = orders.types.map((type): Row => ({ ...type, narrowed: { type: type.key } }));
  const states = orders.states.map((state): Row => ({ ...state, name: words(`status.${state.key}`), narrowed: { status: state.key } }));
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <FigureTable
        title={t('orders.title')}
        head={t('orders.type')}
        rows={orders.made === 0 ? [] : [all, ...types]}
        nameOf={({ name }) => name}
        columns={columns}
        none={t('orders.none')}
        note={t('orders.note')}
      />
      {states.length === 0 ? null : (
        <FigureTable
          title={t('orders.by_state')}
          head={t('orders.state')}
          rows={states}
          nameOf={({ name }) => name}
          columns={columns.filter(({ id }) => id !== 'solved')}
        />
      )}
    </div>
  );
}

function createLink({ search, label, content }: { search: OrderSearch; label: string; content: string }) {
  return (
    <OrderFigureLink search={search} label={label} className="rounded-sm underline-offset-4 hover:text-accent-text hover:underline">
      {content}
    </OrderFigureLink>
  );
}
