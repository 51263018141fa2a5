import { describe, expect, test } from 'vitest';
import type { Subscription } from '#/domains/pay/find-subscription.ts';
import { placePurchase, type Purchase } from './place-purchase.ts';
import type { PaidPeriod } from './unused-value.ts';

const at = (text: string) => Date.parse(`${text}T12:00:00Z`);
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const DAY = 86_400_000;
const [FREE, PRO, MAX] = [1, 2, 3] as const;
const NOW = at('2026-03-11');

const trial: Subscription = subscription(FREE, '2026-03-06', '2026-03-20', 0);
const pro = subscription(PRO, '2026-03-01', '2026-04-01', 39_00);
const max = subscription(MAX, '2026-03-01', '2026-04-01', 129_00);
const maxThenPro: Subscription = {
  ...max,
  endTime: at('2026-05-01'),
  next: { setMealId: PRO, startTime: at('2026-04-01'), amount: 39_00, currency: 'USD', orderId: 'next' },
};
const march = paid('march', PRO, '2026-03-01', '2026-04-01', 39_00);
const april = paid('april', PRO, '2026-04-01', '2026-05-01', 39_00);

function subscription(setMealId: 1 | 2 | 3, start: string, end: string, amount: number): Subscription {
  return { setMealId, startTime: at(start), endTime: at(end), amount, currency: 'USD', orderId: null, next: undefined };
}

function paid(orderId: string, setMealId: 2 | 3, from: string, end: string, value: number): PaidPeriod {
  return { orderId, setMealId, period: 'month', currency: 'USD', value, valueFrom: at(from), endTime: at(end) };
}

function purchase(setMealId: 2 | 3, change: Partial<Purchase> = {}): Purchase {
  const listAmount = setMealId === PRO ? 39_00 : 129_00;
  return {
    orderId: 'bought',
    setMealId,
    period: 'month',
    currency: 'USD',
    listAmount,
    discount: 0,
    credit: 0,
    payable: listAmount,
    quotedAt: NOW,
    ...change,
  };
}

const days = ({ kind, startTime, endTime, subscription }: ReturnType<typeof placePurchase>) => [
  kind,
  iso(startTime),
  iso(endTime),
  subscription.setMealId,
  iso(subscription.endTime),
  subscription.next ? `${subscription.next.setMealId} from ${iso(subscription.next.startTime)}` : null,
];

describe('a purchase', () => {
  test.each([
    ['in the trial begins now and keeps the free days', trial, PRO, ['new', '2026-03-11', '2026-04-20', PRO, '2026-04-20', null]],
    [
      'after the trial begins now',
      { ...trial, endTime: at('2026-03-08') },
      MAX,
      ['new', '2026-03-11', '2026-04-11', MAX, '2026-04-11', null],
    ],
    ['of the same plan is appended', pro, PRO, ['renew', '2026-04-01', '2026-05-01', PRO, '2026-05-01', null]],
    [
      'of the same plan after its end begins now',
      { ...pro, endTime: at('2026-03-08') },
      PRO,
      ['renew', '2026-03-11', '2026-04-11', PRO, '2026-04-11', null],
    ],
    [
      'of another plan after the end begins now',
      { ...max, endTime: at('2026-03-08') },
      PRO,
      ['new', '2026-03-11', '2026-04-11', PRO, '2026-04-11', null],
    ],
    ['of a smaller plan waits for the end', max, PRO, ['downgrade', '2026-04-01', '2026-05-01', MAX, '2026-05-01', '2 from 2026-04-01']],
    [
      'of a smaller plan that waits already is appended',
      maxThenPro,
      PRO,
      ['renew', '2026-05-01', '2026-06-01', MAX, '2026-06-01', '2 from 2026-04-01'],
    ],
    [
      'of the running plan lets a smaller one that waits begin later',
      maxThenPro,
      MAX,
      ['renew', '2026-04-01', '2026-05-01', MAX, '2026-05-31', '2 from 2026-05-01'],
    ],
    ['of a larger plan begins now', pro, MAX, ['upgrade', '2026-03-11', '2026-04-11', MAX, '2026-04-11', null]],
  ] as const)('%s', (_, subscription, setMealId, wanted) => {
    expect(days(placePurchase(subscription, [], purchase(setMealId), NOW))).toEqual(wanted);
  });

  test('shifts the orders of a plan that waits, and no other', () => {
    const running = paid('running', MAX, '2026-03-01', '2026-04-01', 129_00);
    expect(placePurchase(maxThenPro, [running, april], purchase(MAX), NOW)).toMatchObject({ shifted: ['april'], shift: 30 * DAY });
  });
});

describe('an upgrade', () => {
  const credit = Math.ceil((39_00 * 21) / 31);
  const quoted = { credit, payable: 129_00 - credit };

  test('takes over what is unused, and gives the whole period', () => {
    const placement = placePurchase(pro, [march], purchase(MAX, quoted), NOW);
    expect(placement).toMatchObject({ credited: ['march'], value: 129_00, endTime: at('2026-04-11') });
  });

  test('that is paid minutes after the quote keeps the quoted credit and begins when it is paid', () => {
    const later = NOW + 600_000;
    const placement = placePurchase(pro, [march], purchase(MAX, quoted), later);
    expect(placement).toMatchObject({ startTime: later, endTime: at('2026-04-11') + 600_000 });
  });

  test('whose credit is worth more than the price buys more time at the list price', () => {
    const year = { ...paid('year', PRO, '2026-03-11', '2027-03-11', 390_00), period: 'year' as const };
    const placement = placePurchase(pro, [year], purchase(MAX, { credit: 129_00, payable: 0 }), NOW);
    const [month, rest] = [31 * DAY, 390_00 - 129_00];
    expect(placement.endTime).toBe(at('2026-04-11') + Math.ceil((month * rest) / 129_00));
  });

  test('takes over what was bought since the quote too', () => {
    const twoMonths = { ...pro, endTime: at('2026-05-01') };
    const placement = placePurchase(twoMonths, [march, april], purchase(MAX, quoted), NOW);
    expect(placement.credited).toEqual(['march', 'april']);
    expect(placement.endTime).toBe(at('2026-04-11') + Math.ceil((31 * DAY * 39_00) / 129_00));
  });

  test('whose credit another order has taken is worth its money: a share of the period, at the end', () => {
    const upgraded = { ...subscription(MAX, '2026-03-11', '2026-04-11', 129_00), orderId: 'other' };
    const other = paid('other', MAX, '2026-03-11', '2026-04-11', 129_00);
    const placement = placePurchase(upgraded, [other], purchase(MAX, quoted), NOW);
    expect(placement).toMatchObject({ kind: 'renew', credited: [], startTime: at('2026-04-11') });
    expect(placement.endTime).toBe(at('2026-04-11') + Math.ceil((30 * DAY * quoted.payable) / 129_00));
  });

  test('that is paid after the old plan has ended is given as promised, and no more', () => {
    const late = at('2026-04-05');
    const placement = placePurchase(pro, [march], purchase(MAX, quoted), late);
    expect(placement).toMatchObject({ kind: 'new', credited: ['march'], startTime: late, endTime: at('2026-05-05') });
  });
});

describe('what was quoted as something else', () => {
  test('is placed by what the subscription is when the money comes: a new plan beside a smaller one is an upgrade', () => {
    const fresh = paid('fresh', PRO, '2026-03-20', '2026-04-20', 39_00);
    const bought = { ...subscription(PRO, '2026-03-11', '2026-04-20', 39_00), orderId: 'fresh' };
    const placement = placePurchase(bought, [fresh], purchase(MAX), NOW);
    expect(placement).toMatchObject({ kind: 'upgrade', credited: ['fresh'], value: 168_00 });
    expect(placement.endTime).toBe(at('2026-04-11') + Math.ceil((31 * DAY * 39_00) / 129_00));
  });

  test('a smaller plan quoted before an upgrade waits for the larger one’s end', () => {
    expect(days(placePurchase(max, [], purchase(PRO), NOW))[0]).toBe('downgrade');
  });
});
