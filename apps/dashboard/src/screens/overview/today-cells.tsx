import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SessionLink, type Counted } from '#/components/session-link.tsx';
import { useMay } from '#/components/use-may.ts';
import { OrderFigureLink } from '#/components/work-order/order-figure-link.tsx';
import type { OrderSearch } from '#/components/work-order/order-search.ts';
import type { OverviewFigures } from '#/data/analysis.ts';
import { useApi } from '#/data/api.ts';
import { membersQuery } from '#/data/team.ts';
import { LongestWait } from './longest-wait.tsx';
import { answeredShare } from './shares.ts';

/** One figure of today. */
export interface Cell {
  id: string;
  label: string;
  value: ReactNode;
  note: ReactNode;
  /** Wraps the cell with the way to what it counts. */
  link: (content: ReactNode, className: string) => ReactNode;
  /** The note is a figure of its own: wraps it with the way to what that counts. */
  noteLink?: Cell['link'];
}

const HOVER = 'hover:bg-surface-hover';

const sessions =
  (to: { view?: 'waiting' | 'mine'; counted?: Counted }): Cell['link'] =>
  (content, className) => (
    <SessionLink {...to} className={classNames(className, HOVER)}>
      {content}
    </SessionLink>
  );

const orders =
  (search: OrderSearch): Cell['link'] =>
  (content, className) => (
    <OrderFigureLink search={search} className={classNames(className, HOVER)}>
      {content}
    </OrderFigureLink>
  );

const team: Cell['link'] = (content, className) => (
  <Link to="/dashboard/team" className={classNames(className, HOVER)}>
    {content}
  </Link>
);

const published: Cell['link'] = (content, className) => (
  <Link to="/dashboard/knowledge-base/ai-corpus" search={{ status: 'published' }} className={classNames(className, HOVER)}>
    {content}
  </Link>
);

/** For whoever leads: who waits, who is there, what the bot took, what is left to do and to read. */
export function useTeamCells({ now, today, orders: order, entries }: OverviewFigures): Cell[] {
  const t = useT('dashboard');
  const formats = useFormats();
  const { data: members } = useQuery(membersQuery(useApi()));
  const answered = answeredShare(today);
  const online = members?.items.filter(({ presence }) => presence === 'online').length;
  const waitingCell = useWaitingCell(now);
  const unreadCell = useUnreadCell(now);
  const seesOrders = useMay()('session.view');
  const ordersCell: Cell = {
    id: 'orders',
    label: t('overview.today.orders'),
    value: formats.number(order.open),
    note:
      order.overdue > 0
        ? t('overview.today.orders_late', { shown: formats.number(order.overdue) })
        : t('overview.today.orders_today', { shown: formats.number(order.due_today) }),
    link: orders({ view: 'open' }),
    // Where nothing is overdue, whatever is due today is due from now on.
    noteLink: orders(order.overdue > 0 ? { view: 'overdue' } : { view: 'open', figure: 'due', since: today.day, until: today.end }),
  };
  const entriesCell: Cell = {
    id: 'entries',
    label: t('overview.entries.title'),
    value: formats.number(entries.published),
    note: t('overview.entries.published'),
    link: published,
  };
  return [
    waitingCell,
    {
      id: 'wait',
      label: t('overview.today.longest_wait'),
      value: <LongestWait since={now.longest_wait_since} />,
      note:
        now.longest_wait_since === null
          ? t('overview.today.nobody')
          : t('overview.today.since', { time: formats.time(now.longest_wait_since) }),
      link: sessions({ view: 'waiting' }),
    },
    {
      id: 'online',
      label: t('overview.today.online'),
      value: online === undefined ? '–' : formats.number(online),
      note: members
        ? t('overview.today.of_people', { total: formats.number(members.items.length), open: formats.number(now.open) })
        : '\u00a0',
      link: team,
    },
    {
      id: 'answered',
      label: t('overview.today.answered'),
      value: answered === undefined ? '–' : formats.percent(answered),
      note:
        answered === undefined
          ? t('overview.today.nothing_asked')
          : t('overview.today.answered_of', { shown: formats.number(today.answered), total: formats.number(today.asked) }),
      link: sessions({ counted: { figure: answered === undefined ? 'asked' : 'answered', since: today.day, until: today.end } }),
    },
    // Whoever may not see work orders is shown no figure of them, which would be none, but of what they look after.
    seesOrders ? ordersCell : entriesCell,
    unreadCell,
  ];
}

/** For whoever answers: who waits for them, what they have, how they were rated. */
export function useOwnCells({ now, mine, today, yesterday, orders: order }: OverviewFigures): Cell[] {
  const t = useT('dashboard');
  const formats = useFormats();
  const waitingCell = useWaitingCell(now);
  return [
    {
      id: 'my_waiting',
      label: t('overview.today.my_waiting'),
      value: formats.number(mine.waiting),
      note: mine.waiting === 0 ? t('overview.today.nobody') : t('overview.today.my_waiting_note'),
      link: sessions({ view: 'mine' }),
    },
    {
      id: 'my_open',
      label: t('overview.today.my_open'),
      value: formats.number(mine.open),
      note: t('overview.today.my_open_note'),
      link: sessions({ view: 'mine' }),
    },
    waitingCell,
    {
      id: 'my_orders',
      label: t('overview.today.my_orders'),
      value: formats.number(order.mine),
      note: t('overview.today.my_orders_note', { total: formats.number(order.open) }),
      link: orders({ view: 'mine' }),
      noteLink: orders({ view: 'open' }),
    },
    {
      id: 'my_rating',
      label: t('overview.today.my_rating'),
      value: mine.score === null ? '–' : formats.number(Math.round(mine.score * 10) / 10),
      note: t('overview.today.my_rated', { count: mine.rated, shown: formats.number(mine.rated) }),
      link: (content, className) => <span className={className}>{content}</span>,
    },
    {
      id: 'today',
      label: t('overview.today.conversations'),
      value: formats.number(today.begun),
      note: t('overview.today.yesterday', { shown: formats.number(yesterday.begun) }),
      link: sessions({ counted: { figure: 'begun', since: today.day, until: today.end } }),
    },
  ];
}

function useWaitingCell(now: OverviewFigures['now']): Cell {
  const t = useT('dashboard');
  const formats = useFormats();
  return {
    id: 'waiting',
    label: t('overview.today.waiting'),
    value: formats.number(now.waiting),
    note: now.waiting === 0 ? t('overview.today.nobody') : t('overview.today.for_a_person'),
    link: sessions({ view: 'waiting' }),
  };
}

function useUnreadCell({ unread, unread_in: conversations }: OverviewFigures['now']): Cell {
  const t = useT('dashboard');
  const formats = useFormats();
  return {
    id: 'unread',
    label: t('overview.today.unread'),
    value: formats.number(unread),
    note:
      unread === 0
        ? t('overview.today.all_read')
        : t('overview.today.unread_in', { count: conversations, shown: formats.number(conversations) }),
    link: sessions({ counted: { figure: 'unread' } }),
  };
}
