import { conversations, pay, type SubscriptionInfo, type UserInfo } from '@lobby/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anExpiredSubscription, aSubscription } from '#/testing/facts.ts';
import type { FakeApi } from '#/testing/fake-api.ts';
import { aPaidOrder, aUsage, PLANS_FOR_SALE } from '#/testing/pay-facts.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/cost-center';
const DAY_MS = 86_400_000;

const withAll = (api: FakeApi) => {
  api.answer(pay.setMealList, { items: PLANS_FOR_SALE, has_model: true });
  api.answer(pay.usage, { items: [aUsage()] });
  api.answer(pay.orders, { items: [], next_cursor: null });
};

interface Scene {
  path?: string;
  subscription?: Partial<SubscriptionInfo>;
  user?: Partial<UserInfo>;
  answers?: (api: FakeApi) => void;
}

const open = ({ path = PATH, answers, ...who }: Scene = {}) =>
  renderScreen({
    path,
    ...who,
    answers: (api) => {
      withAll(api);
      answers?.(api);
    },
  });

const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the plan of now', () => {
  it('says its name, what it cost, when it ends and what comes after it', async () => {
    const next = { set_meal_id: 2 as const, name: 'Pro', start_time: Date.now() + 20 * DAY_MS };
    await open({ subscription: { set_meal_id: 3, name: 'Max', amount: 129_00, next, end_time: Date.now() + 20 * DAY_MS } });
    const now = within(await screen.findByRole('region', { name: 'Current plan' }));
    expect(now.getByText('Max')).toBeTruthy();
    expect(now.getByText('$129 USD for the latest period')).toBeTruthy();
    expect(now.getByText('20 days left')).toBeTruthy();
    expect(now.getByText(/^Pro from /)).toBeTruthy();
  });
});

describe('the use of the plan', () => {
  it('warns from 80 per cent on, and says when it runs out at this pace', async () => {
    await open({
      answers: (api) =>
        api.answer(pay.usage, {
          items: [
            aUsage({ used: 3_912, runs_out_at: new Date(2027, 5, 24).getTime(), resets_at: new Date(2027, 6, 1).getTime() }),
            aUsage({ metric: 'corpus_entries', used: 4_800, limit: 5_000 }),
            aUsage({ metric: 'storage_mb', used: 500, limit: 500 }),
            aUsage({ metric: 'seats', used: 5, limit: 5 }),
            aUsage({ metric: 'channels', used: 3, limit: 1_000 }),
          ],
        }),
    });
    const use = within(await screen.findByRole('region', { name: 'Usage' }));
    expect(await use.findByText('At this pace you run out on Jun 24, 2027')).toBeTruthy();
    expect(use.getByText('Resets on Jul 1, 2027')).toBeTruthy();
    expect(use.getByText('96% used')).toBeTruthy();
    expect(use.getByText('All used. Delete files, or choose a larger plan.')).toBeTruthy();
    expect(use.getByText('All seats are taken. Remove a member, or choose a larger plan.')).toBeTruthy();
    expect(use.queryByText('Channels')).toBeNull();
  });

  it('says what happened where it does not arrive, and asks again on Retry', async () => {
    const { api, user } = await open({ answers: (fake) => fake.fail(pay.usage, 'refused') });
    await screen.findByText('Couldn’t load your usage');
    api.answer(pay.usage, { items: [aUsage()] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('progressbar', { name: 'AI replies' })).toBeTruthy();
  });
});

describe('what the plan means now', () => {
  it.each([
    ['free', { set_meal_id: 1, name: 'Free', amount: 0 }, /^Your free trial ended on/, 'Choose a plan'],
    ['expired', {}, /^Pro ended on/, 'Renew'],
  ] as const)('after the end (%s): what works, what is paused, and the one thing to do', async (currentType, over, title, act) => {
    await open({ path: `${PATH}?currentType=${currentType}`, subscription: anExpiredSubscription(over) });
    const banner = within(await screen.findByRole('region', { name: title }));
    expect(banner.getByText(/^Still works:/)).toBeTruthy();
    expect(banner.getByText('Paused: the bot’s answers, and every screen except the overview and this page.')).toBeTruthy();
    expect(banner.getByRole('button', { name: act })).toBeTruthy();
    expect(banner.getByRole('button', { name: 'Export corpus' })).toBeTruthy();
    expect(banner.getByRole('button', { name: 'Export conversations' })).toBeTruthy();
  });

  it('after the end: conversations are taken along from one day to another', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, api } = await open({ path: `${PATH}?currentType=expired`, subscription: anExpiredSubscription({}) });
    api.on(conversations.export, () => ({ file: 'Conversation' }));
    await user.click(await screen.findByRole('button', { name: 'Export conversations' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export conversations' }));
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-03-10' } });
    fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-03-09' } });
    expect(dialog.getByText('Choose a day that isn’t before the first one.')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText('To'), { target: { value: '2026-03-10' } });
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(api.callsTo(conversations.export).map(({ query }) => Object.fromEntries(query))).toEqual([
        { from: String(new Date(2026, 2, 10).getTime()), to: String(new Date(2026, 2, 11).getTime()) },
      ]),
    );
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('before the end: everything works, until when, and how to go on', async () => {
    const { user, history } = await open({ path: `${PATH}?currentType=deadline`, subscription: { end_time: Date.now() + 3 * DAY_MS } });
    const banner = within(await screen.findByRole('region', { name: /^Pro ends on/ }));
    await user.click(banner.getByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(history.location.search).toContain('plan=2'));
  });

  it('says nothing of an end that is no longer so', async () => {
    await open({ path: `${PATH}?currentType=expired` });
    await card('Pro');
    expect(screen.queryByText(/ended on/)).toBeNull();
  });
});

describe('the plans', () => {
  it('marks the one of now and offers what fits each', async () => {
    await open();
    expect((await card('Pro')).getByText('Current')).toBeTruthy();
    expect((await card('Pro')).getByRole('button', { name: 'Renew Pro' })).toBeTruthy();
    expect((await card('Max')).getByRole('button', { name: 'Upgrade to Max' })).toBeTruthy();
    expect((await card('Free')).queryByRole('button')).toBeNull();
  });

  it('offers the smaller one for the end', async () => {
    await open({ subscription: { set_meal_id: 3, name: 'Max', amount: 129_00 } });
    expect((await card('Pro')).getByRole('button', { name: 'Switch to Pro at period end' })).toBeTruthy();
  });

  it('shows what a longer period costs and saves, and keeps the choice in the address', async () => {
    const { history, user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Year 2 months free' }));
    expect((await card('Pro')).getByText('$390')).toBeTruthy();
    expect((await card('Pro')).getByText('Save $78 compared with monthly')).toBeTruthy();
    expect(history.location.search).toBe('?period=year');
  });

  it('shows the currency that is paid in, or the chosen one', async () => {
    await open({ path: `${PATH}?currency=JPY` });
    expect((await card('Pro')).getByText('¥3,900')).toBeTruthy();
  });

  it('says where a plan is not sold in a currency', async () => {
    await open({ path: `${PATH}?currency=HKD` });
    expect((await card('Pro')).getByText('Not available in this currency')).toBeTruthy();
    expect((await card('Pro')).queryByRole('button')).toBeNull();
  });

  it('compares every limit and feature in a table', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Compare everything' }));
    const table = within(screen.getByRole('table', { name: 'Limits and features of the plans' }));
    const cells = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr')!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(table.queryByRole('rowheader', { name: 'Channels' })).toBeNull();
    expect(cells('History')).toEqual(['14 days', '1 year', '3 years']);
    expect(cells('Your own AI model')).toEqual(['not included', 'not included', 'included']);
  });

  it('leaves paying to admins', async () => {
    await open({ user: { permissions: ['billing.view'] } });
    expect(await screen.findByText('Only admins can pay. Ask one of your admins.')).toBeTruthy();
    expect((await card('Pro')).queryByRole('button')).toBeNull();
  });

  it('does not press whoever has just paid to renew', async () => {
    await open();
    const renew = (await card('Pro')).getByRole('button', { name: /Renew/ });
    expect(renew.className).toBe((await card('Max')).getByRole('button').className);
  });

  it('are shown to nobody who may not see what is paid, nor is the way to them', async () => {
    const { api } = await open({ user: { role: 'agent' }, subscription: { ...aSubscription(), amount: null, currency: null } });
    expect(await screen.findByText('Plans and payments are for admins')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Cost center' })).toBeNull();
    expect([pay.orders, pay.usage, pay.setMealList].flatMap((call) => api.callsTo(call))).toEqual([]);
  });
});

describe('the renewal dialog', () => {
  it('names neither a price nor a way to pay to whoever may see neither', async () => {
    const subscription = { ...anExpiredSubscription(), amount: null, currency: null };
    await open({ path: '/dashboard/knowledge-base/ai-corpus', user: { role: 'agent' }, subscription });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/An admin can renew it/)).toBeTruthy();
    expect(dialog.queryByText('Fee')).toBeNull();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Renew');
    expect(screen.queryByRole('link', { name: /Renew|Choose a plan/ })).toBeNull();
  });

  it('leads here with its reason, and so does the notice', async () => {
    const { history, user } = await open({ path: '/dashboard/knowledge-base/ai-corpus', subscription: anExpiredSubscription() });
    await user.click(await screen.findByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(history.location.href).toBe(`${PATH}?currentType=expired`));
    await screen.findByRole('region', { name: /^Pro ended on/ });
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    const notice = await screen.findByRole('link', { name: 'Renew' });
    expect(notice.getAttribute('href')).toBe(`${PATH}?currentType=expired`);
  });
});

describe('the orders', () => {
  it('say what this place is for where there are none', async () => {
    await open();
    expect(await screen.findByText('No orders yet')).toBeTruthy();
  });

  it('come page after page', async () => {
    const { api, user } = await open({
      answers: (fake) =>
        fake.answer(pay.orders, ({ query }) =>
          query.get('cursor') === 'two' ? { items: [aPaidOrder(1)], next_cursor: null } : { items: [aPaidOrder(2)], next_cursor: 'two' },
        ),
    });
    await screen.findByText(aPaidOrder(2).order_no);
    await user.click(screen.getByRole('button', { name: 'Show earlier orders' }));
    expect(await screen.findByText(aPaidOrder(1).order_no)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show earlier orders' })).toBeNull();
    expect(api.callsTo(pay.orders)).toHaveLength(2);
  });

  it('say what happened where they do not arrive', async () => {
    const { api, user } = await open({ answers: (fake) => fake.fail(pay.orders, 'refused') });
    await screen.findByText('Couldn’t load the orders');
    api.answer(pay.orders, { items: [aPaidOrder(1)], next_cursor: null });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(aPaidOrder(1).order_no)).toBeTruthy();
  });
});

describe('an open page', () => {
  const CORPUS = '/dashboard/knowledge-base/ai-corpus';

  it('that the end catches shows the dialog where it stands', async () => {
    const { history } = await open({ path: CORPUS, subscription: { end_time: Date.now() + 900 } });
    expect(await screen.findByText(/Your plan has ended, and the bot has stopped/)).toBeTruthy();
    expect(history.location.pathname).toBe(CORPUS);
  });

  it('is free again as soon as somebody has paid, without a reload', async () => {
    const { api, live, history, user, reloads } = await open({ path: CORPUS, subscription: anExpiredSubscription() });
    await screen.findByText(/Your plan has ended, and the bot has stopped/);
    api.answer(pay.subscription, aSubscription());
    live.announce('subscription_changed', { end_time: aSubscription().end_time });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'AI corpus' }));
    await waitFor(() => expect(history.location.pathname).toBe(CORPUS));
    expect(reloads()).toBe(0);
  });
});
