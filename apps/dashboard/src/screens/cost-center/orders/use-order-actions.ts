import type { Order } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { toast, useConfirm } from '@lobby/ui';
import { useCostSearch } from '#/components/cost/use-cost-search.ts';
import { useSaveAnswer } from '#/components/cost/use-save-answer.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { cancelOrder, fetchInvoice, usePayChanged } from '#/data/pay.ts';

/** What can be done about an order. */
export function useOrderActions() {
  const t = useT('cost');
  const common = useT('common');
  const formats = useFormats();
  const api = useApi();
  const errorText = useErrorText();
  const payChanged = usePayChanged();
  const save = useSaveAnswer();
  const { confirm } = useConfirm();
  const { change, go } = useCostSearch();

  /** Goes to where an open order is paid: the provider's page, else the number for the counter on this one. */
  const resume = ({ order_no: no, redirect_url: url, voucher }: Order) => {
    if (url !== null && voucher === null) location.assign(url);
    else go({ order: no });
  };

  /** Asks, then gives the order up. */
  const cancel = async (order: Order) => {
    const answer = await confirm({
      title: t('orders.cancel_title'),
      text: t('orders.cancel_text'),
      tone: 'danger',
      items: [{ id: order.order_no, title: order.order_no, note: `${order.name} · ${formats.money(order.payable, order.currency)}` }],
      confirmLabel: t('orders.cancel'),
      cancelLabel: common('actions.back'),
    });
    if (answer !== 'confirmed') return;
    try {
      await cancelOrder(api, order.order_no);
      toast.success(t('orders.cancelled'));
    } catch (error) {
      toast.error(t('orders.cancel_failed'), { description: errorText(error) });
    }
    await payChanged();
  };

  const saveInvoice = ({ order_no: no }: Order) =>
    save(() => fetchInvoice(api, no), {
      fallbackName: `${no}.pdf`,
      running: t('orders.invoice_running'),
      failed: t('orders.invoice_failed'),
    });

  /** Starts anew with what was not paid. */
  const retry = ({ set_meal_id: plan, period, currency }: Order) =>
    change({ order: undefined, plan, period: period === 'month' ? undefined : period, currency });

  return { resume, cancel, saveInvoice, retry };
}
