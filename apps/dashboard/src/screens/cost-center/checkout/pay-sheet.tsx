import type { Order, Quote, SetMeal } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, ErrorState, Sheet, Skeleton, useLate } from '@lobby/ui';
import { useId, useState } from 'react';
import { PeriodSwitch } from '#/components/cost/period-switch.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { CouponField } from './coupon-field.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { Losses } from './losses.tsx';
import { MethodField } from './method-field.tsx';
import { QuoteClock } from './quote-clock.tsx';
import { QuoteLines } from './quote-lines.tsx';
import type { Invoice } from './invoice-values.ts';
import { useInvoiceForm } from './use-invoice-form.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useQuote, type Wish } from './use-quote.ts';

interface PaySheetProps {
  wish: Wish;
  /** The wished plan, once the plans are there. */
  plan: SetMeal | undefined;
  plans: readonly SetMeal[];
  /** What stood on the last invoice. */
  remembered: Invoice | undefined;
  onClose: () => void;
  /** The order is made and is not paid on another page: it is paid already, or has a number for the counter. */
  onOrdered: (order: Order) => void;
}

/** What a plan costs this business, how it is paid, and what stands on the invoice. */
export function PaySheet({ wish, plan, plans, remembered, onClose, onOrdered }: PaySheetProps) {
  const t = useT('cost');
  const common = useT('common');
  const formats = useFormats();
  const formId = useId();
  const offer = useQuote(wish);
  const { quote } = offer;
  const [wanted, setMethod] = useState<Order['method']>();
  const method = quote?.methods.find((each) => each === wanted) ?? quote?.methods[0];
  const invoice = useInvoiceForm(remembered);
  const order = usePlaceOrder({ onOrdered, onOutdated: () => void offer.askAnew() });
  const busy = order.placing || offer.asking;
  const ready = quote !== undefined && method !== undefined && offer.error === undefined;
  const submit = invoice.submit((fields) => (ready && !busy ? order.place({ quote_id: quote.quote_id, method, ...fields }) : undefined));
  return (
    <Sheet
      open
      onClose={onClose}
      title={quote ? t(`pay.title.${quote.kind}`, { plan: quote.name }) : (plan?.name ?? t('pay.heading'))}
      description={quote ? t(`pay.kind.${quote.kind}`) : undefined}
      footer={
        <>
          {quote ? <QuoteClock expiresAt={quote.expires_at} /> : null}
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={order.placing} disabled={!ready || offer.asking}>
            {ready ? t('pay.act', { amount: formats.money(quote.payable, quote.currency) }) : t('pay.act_waiting')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <PeriodSwitch plans={plans} />
        <Refusals problem={order.problem} before={offer.before} quote={quote} />
        <Offer offer={offer} />
        {quote ? (
          <>
            <Losses losses={quote.losses} startTime={quote.start_time} />
            <CouponField coupon={offer.coupon} error={offer.couponError} busy={offer.asking} onApply={offer.applyCoupon} />
            <MethodField methods={quote.methods} value={method} onChange={setMethod} />
            <InvoiceFields form={invoice} />
          </>
        ) : null}
      </form>
    </Sheet>
  );
}

/** What came between: an order that was refused, or an offer that ran out and was made anew. */
function Refusals({ problem, before, quote }: { problem: string | undefined; before: number | undefined; quote: Quote | undefined }) {
  const t = useT('cost');
  const formats = useFormats();
  const money = (amount: number) => (quote ? formats.money(amount, quote.currency) : '');
  return (
    <>
      {problem === undefined ? null : <Alert tone="danger">{problem}</Alert>}
      {quote && before !== undefined ? (
        <Alert tone={before === quote.payable ? 'info' : 'warning'} title={t('pay.renewed_title')}>
          {before === quote.payable
            ? t('pay.renewed_same', { amount: money(quote.payable) })
            : t('pay.renewed_other', { before: money(before), amount: money(quote.payable) })}
        </Alert>
      ) : null}
    </>
  );
}

function Offer({ offer }: { offer: ReturnType<typeof useQuote> }) {
  const t = useT('cost');
  const errorText = useErrorText();
  const late = useLate(offer.asking && !offer.quote);
  if (offer.error) {
    return (
      <ErrorState title={t('pay.quote_failed')} onRetry={() => void offer.askAnew()} retrying={offer.asking}>
        {errorText(offer.error)}
      </ErrorState>
    );
  }
  if (offer.quote) return <QuoteLines quote={offer.quote} asking={offer.asking} />;
  return (
    <div aria-busy="true" className="min-h-52">
      {late ? <Skeleton className="h-52 rounded-xl" /> : null}
    </div>
  );
}
