import { pay, type Order } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anExpiredSubscription, aSubscription } from '#/testing/facts.ts';
import type { FakeApi } from '#/testing/fake-api.ts';
import { anOrder, aPaidOrder, aQuote, aUsage, PLANS_FOR_SALE } from '#/testing/pay-facts.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/cost-center';
const ORDER_NO = anOrder(1).order_no;

afterEach(() => vi.restoreAllMocks());

const open = (order: Partial<Order>, answers?: (api: FakeApi) => void, path = `${PATH}?order=${ORDER_NO}`) =>
  renderScreen({
    path,
    subscription: anExpiredSubscription(),
    answers: (api) => {
      api.answer(pay.setMealList, { items: PLANS_FOR_SALE, has_model: true });
      api.answer(pay.usage, { items: [aUsage()] });
      api.answer(pay.orders, { items: [anOrder(1, order)], next_cursor: null });
      api.answer(pay.pre, aQuote());
      api.answer(pay.check, anOrder(1, order));
      answers?.(api);
    },
  });

const result = async (name: string) => within(await screen.findByRole('region', { name }));

describe('coming back from paying', () => {
  it('shows the paid order, refreshes the plan, and is done', async () => {
    const { api, history, user } = await open(aPaidOrder(1), (fake) => {
      let asked = 0;
      fake.answer(pay.subscription, () => ((asked += 1) === 1 ? anExpiredSubscription() : aSubscription()));
    });
    const paid = await result('Payment received. Thank you');
    expect(paid.getByText(/^We received \$39\.00\. Pro runs from/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/ended on/)).toBeNull());
    expect(api.callsTo(pay.check)[0]?.body).toEqual({ order_no: ORDER_NO });
    await user.click(paid.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('asks again by itself while the money is on its way', async () => {
    let asked = 0;
    await open({}, (api) => api.answer(pay.check, () => ((asked += 1) < 3 ? anOrder(1) : aPaidOrder(1))));
    const open_ = await result('This payment isn’t finished yet');
    expect(open_.getByText(/This page updates by itself/)).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Payment received. Thank you' }, { timeout: 8_000 })).toBeTruthy();
  }, 15_000);

  it('looks at once when a payment is announced', async () => {
    const { api, live } = await open({});
    await result('This payment isn’t finished yet');
    api.answer(pay.check, aPaidOrder(1));
    live.announce('subscription_changed', { end_time: 0 });
    expect(await screen.findByRole('region', { name: 'Payment received. Thank you' })).toBeTruthy();
  });

  it('lets go on where one left without paying', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { user } = await open({});
    await user.click((await result('This payment isn’t finished yet')).getByRole('button', { name: 'Continue to payment' }));
    expect(assign).toHaveBeenCalledWith('https://pay.example/1');
  });

  it('says why it was refused, in the words of the provider, and starts anew on Retry', async () => {
    const { history, user } = await open({ status: 'failed', failure: 'The card has expired.', redirect_url: null });
    const refused = await result('Payment declined');
    expect(refused.getByText('The card has expired.')).toBeTruthy();
    await user.click(refused.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({ plan: '2', currency: 'USD' });
  });

  it('shows the number for the counter, and until when it counts', async () => {
    await open({ method: 'konbini', voucher: '14253937571' });
    const waiting = await result('We are waiting for your payment');
    expect(waiting.getByText('14253937571')).toBeTruthy();
    expect(waiting.getByRole('link', { name: 'Open the payment slip' }).getAttribute('href')).toBe('https://pay.example/1');
    expect(waiting.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  });

  it.each([
    ['cancelled', 'This order was canceled'],
    ['timeout', 'This order has expired'],
  ] as const)('offers to order again what was %s', async (status, title) => {
    const { user } = await open({ status, redirect_url: null });
    await user.click((await result(title)).getByRole('button', { name: 'Order again' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('says that nothing is lost where the provider cannot be asked', async () => {
    const { api, user } = await open({}, (fake) => fake.fail(pay.check, 'refused'));
    await screen.findByText('We couldn’t check your payment');
    expect(screen.getByText(/If you’ve paid, we’ll find the payment/)).toBeTruthy();
    api.answer(pay.check, aPaidOrder(1));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Payment received. Thank you' })).toBeTruthy();
  });
});

describe('an order in the table', () => {
  it('is cancelled only after a question that names it', async () => {
    const { api, user } = await open({}, (fake) => fake.answer(pay.cancel, anOrder(1, { status: 'cancelled' })), PATH);
    await user.click(await screen.findByRole('button', { name: `Cancel order ${ORDER_NO}` }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
    expect(question.getByText(ORDER_NO)).toBeTruthy();
    expect(api.callsTo(pay.cancel)).toHaveLength(0);
    api.answer(pay.orders, { items: [anOrder(1, { status: 'cancelled' })], next_cursor: null });
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    // Once in its column, once for phones.
    expect(await screen.findAllByText('Canceled')).toHaveLength(2);
    expect(api.callsTo(pay.cancel)[0]?.body).toEqual({ order_no: ORDER_NO });
  });

  it('that is open goes on where it is paid', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { user } = await open({}, undefined, PATH);
    await user.click(await screen.findByRole('button', { name: `Continue order ${ORDER_NO}` }));
    expect(assign).toHaveBeenCalledWith('https://pay.example/1');
  });

  it('with a number for the counter shows it on this page', async () => {
    const { user } = await open({ voucher: '142' }, undefined, PATH);
    await user.click(await screen.findByRole('button', { name: `Continue order ${ORDER_NO}` }));
    expect((await result('We are waiting for your payment')).getByText('142')).toBeTruthy();
  });

  it('that is paid has its invoice, as a file', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { api, user } = await open(aPaidOrder(1), (fake) => fake.on(pay.invoice, () => ({ file: '%PDF' })), PATH);
    await user.click(await screen.findByRole('button', { name: `Invoice of order ${ORDER_NO}` }));
    expect(await screen.findByText(/saved$/)).toBeTruthy();
    expect(saved).toHaveBeenCalledOnce();
    expect(api.callsTo(pay.invoice)[0]?.query.get('order_no')).toBe(ORDER_NO);
  });

  it('offers Retry where the invoice does not come', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { api, user } = await open(aPaidOrder(1), (fake) => fake.fail(pay.invoice, 'not_found'), PATH);
    await user.click(await screen.findByRole('button', { name: `Invoice of order ${ORDER_NO}` }));
    await screen.findByText('Couldn’t save the invoice. Try again.');
    api.on(pay.invoice, () => ({ file: '%PDF' }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  });
});
