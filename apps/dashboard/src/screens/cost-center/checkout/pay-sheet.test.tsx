import { pay, type Quote, type SubscriptionInfo } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, success, type FakeApi } from '#/testing/fake-api.ts';
import { anOrder, aPaidOrder, aQuote, aUsage, PLANS_FOR_SALE } from '#/testing/pay-facts.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/cost-center';

afterEach(() => vi.restoreAllMocks());

interface Scene {
  quote?: Partial<Quote>;
  subscription?: Partial<SubscriptionInfo>;
  answers?: (api: FakeApi) => void;
}

async function openSheet({ quote, subscription = {}, answers }: Scene = {}) {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const scene = await renderScreen({
    path: `${PATH}?plan=2`,
    subscription,
    answers: (api) => {
      api.answer(pay.setMealList, { items: PLANS_FOR_SALE, has_model: true });
      api.answer(pay.usage, { items: [aUsage()] });
      api.answer(pay.orders, { items: [], next_cursor: null });
      api.answer(pay.pre, aQuote(quote));
      api.answer(pay.initiate, anOrder(1));
      answers?.(api);
    },
  });
  const sheet = within(await screen.findByRole('dialog'));
  return { ...scene, assign, sheet };
}

describe('the offer', () => {
  it('shows list price, discount, credit, tax, what is to be paid and the new period', async () => {
    const { sheet } = await openSheet({
      quote: { kind: 'upgrade', list_amount: 129_00, discount: 10_00, credit: 19_00, tax: 9_09, payable: 100_00 },
    });
    const sum = within(await sheet.findByLabelText('What you pay'));
    expect(sum.getByText('$129.00')).toBeTruthy();
    expect(sum.getByText('−$10.00')).toBeTruthy();
    expect(sum.getByText('−$19.00')).toBeTruthy();
    expect(sum.getByText('$100.00')).toBeTruthy();
    expect(sum.getByText('Includes $9.09 tax')).toBeTruthy();
    expect(sum.getByText('Ends')).toBeTruthy();
    expect(sheet.getByRole('timer').textContent).toMatch(/^Price valid for (30:00|29:5\d)$/);
  });

  it('lists what a smaller plan takes away', async () => {
    const { sheet } = await openSheet({
      quote: {
        kind: 'downgrade',
        losses: [
          { kind: 'limit', limit: 'seats', from: 20, to: 5, used: 7 },
          { kind: 'feature', feature: 'own_model' },
        ],
      },
    });
    const list = await sheet.findAllByRole('listitem');
    expect(list.map((item) => item.textContent)).toEqual(['Seats: from 20 to 5. You use 7.', 'No longer included: Your own AI model']);
  });

  it('is asked for again when its time is over, and says that the price is another', async () => {
    let asked = 0;
    const { sheet } = await openSheet({
      answers: (api) =>
        api.answer(pay.pre, () => aQuote((asked += 1) === 1 ? { expires_at: Date.now() + 1_000 } : { payable: 49_00, list_amount: 49_00 })),
    });
    expect(await sheet.findByText('The price is now $49.00; it was $39.00.')).toBeTruthy();
    expect(sheet.getByRole('button', { name: 'Pay $49.00' })).toBeTruthy();
  });

  it('says what happened where it does not arrive, and asks again on Retry', async () => {
    const { api, sheet, user } = await openSheet({ answers: (fake) => fake.fail(pay.pre, 'plan_unavailable') });
    await sheet.findByText('Couldn’t load the price');
    api.answer(pay.pre, aQuote());
    await user.click(sheet.getByRole('button', { name: 'Retry' }));
    expect(await sheet.findByRole('button', { name: 'Pay $39.00' })).toBeTruthy();
  });

  it('is another for another period', async () => {
    const { api, sheet, user } = await openSheet();
    await sheet.findByRole('button', { name: 'Pay $39.00' });
    await user.click(await sheet.findByRole('radio', { name: /^Year/ }));
    await waitFor(() => expect(api.callsTo(pay.pre).at(-1)?.body).toEqual({ set_meal_id: 2, period: 'year', currency: 'USD' }));
  });
});

describe('a coupon', () => {
  const couponed = (api: FakeApi) =>
    api.on(pay.pre, ({ body }) => {
      const { coupon } = body as { coupon?: string };
      if (coupon === undefined) return success(aQuote());
      return coupon === 'WELCOME'
        ? success(aQuote({ discount: 10_00, payable: 29_00 }))
        : failure('wrong_coupon', {}, 'This coupon is unknown.');
    });

  it('that is right makes it cheaper, and can be taken away', async () => {
    const { sheet, user } = await openSheet({ answers: couponed });
    await user.type(await sheet.findByRole('textbox', { name: /Coupon/ }), 'WELCOME{Enter}');
    expect(await sheet.findByRole('button', { name: 'Pay $29.00' })).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Remove coupon' }));
    expect(await sheet.findByRole('button', { name: 'Pay $39.00' })).toBeTruthy();
  });

  it('that is wrong says so, and the offer stays', async () => {
    const { api, sheet, user } = await openSheet({ answers: couponed });
    await user.type(await sheet.findByRole('textbox', { name: /Coupon/ }), 'nothing');
    await user.click(sheet.getByRole('button', { name: 'Apply' }));
    expect(await sheet.findByText('This coupon is unknown.')).toBeTruthy();
    expect(sheet.getByRole('button', { name: 'Pay $39.00' })).toBeTruthy();
    expect(api.callsTo(pay.initiate)).toHaveLength(0);
  });
});

describe('paying', () => {
  it('orders with the chosen method and goes to the provider in the same tab', async () => {
    const { api, assign, sheet, user } = await openSheet();
    await user.click(await sheet.findByRole('radio', { name: /Alipay/ }));
    await user.click(sheet.getByRole('button', { name: 'Pay $39.00' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
    expect(api.callsTo(pay.initiate).map(({ body }) => body)).toEqual([{ quote_id: aQuote().quote_id, method: 'alipay' }]);
  });

  it('shows an order that is paid already, where nothing was left to pay', async () => {
    const { sheet, user } = await openSheet({
      quote: { payable: 0, discount: 39_00 },
      answers: (api) => {
        api.answer(pay.initiate, aPaidOrder(1));
        api.answer(pay.check, aPaidOrder(1));
      },
    });
    await user.click(await sheet.findByRole('button', { name: 'Pay $0.00' }));
    expect(await screen.findByRole('region', { name: 'Payment received. Thank you' })).toBeTruthy();
  });

  it('asks for a new offer where the old one is refused as over', async () => {
    const { api, assign, sheet, user } = await openSheet();
    const button = await sheet.findByRole('button', { name: 'Pay $39.00' });
    api.fail(pay.initiate, 'quote_expired');
    await user.click(button);
    expect(await sheet.findByText('The price is the same: $39.00.')).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  it('says why an order was not made, and can be tried again', async () => {
    const { api, sheet, user } = await openSheet({
      answers: (fake) => fake.on(pay.initiate, () => failure('payment_unavailable', {}, 'Payment is not available at the moment.')),
    });
    await user.click(await sheet.findByRole('button', { name: 'Pay $39.00' }));
    expect(await sheet.findByText('Payment is not available at the moment.')).toBeTruthy();
    api.answer(pay.initiate, anOrder(1));
    await user.click(sheet.getByRole('button', { name: 'Pay $39.00' }));
    await waitFor(() => expect(api.callsTo(pay.initiate)).toHaveLength(2));
  });
});

describe('the invoice', () => {
  it('is checked by the rules of its country, with the focus on the first wrong field', async () => {
    const { api, sheet, user } = await openSheet();
    await user.click(await sheet.findByRole('checkbox'));
    await user.click(sheet.getByRole('button', { name: 'Pay $39.00' }));
    const name = sheet.getByRole('textbox', { name: 'Business name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.type(name, 'Kumo Outdoor');
    await user.type(sheet.getByRole('textbox', { name: /Tax ID/ }), '12-34');
    await user.click(sheet.getByRole('button', { name: 'Pay $39.00' }));
    expect(await sheet.findByText('Enter nine digits, like 12-3456789.')).toBeTruthy();
    expect(api.callsTo(pay.initiate)).toHaveLength(0);
  });

  it('starts with what stood on the last one', async () => {
    const invoice = { title: 'Kumo K.K.', country: 'JP', tax_no: 'T1234567890123' };
    const { api, sheet, user } = await openSheet({
      answers: (fake) => fake.answer(pay.orders, { items: [aPaidOrder(1, { invoice })], next_cursor: null }),
    });
    await waitFor(() => expect(sheet.getByRole<HTMLInputElement>('textbox', { name: /registration number/ }).value).toBe('T1234567890123'));
    await user.click(sheet.getByRole('button', { name: 'Pay $39.00' }));
    await waitFor(() => expect(api.callsTo(pay.initiate).at(-1)?.body).toMatchObject({ invoice }));
  });
});
