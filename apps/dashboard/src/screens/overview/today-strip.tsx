import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SessionLink } from '#/components/session-link.tsx';
import type { OverviewFigures } from '#/data/analysis.ts';
import { answeredShare, helpfulShare } from './shares.ts';
import { LongestWait } from './longest-wait.tsx';

interface Cell {
  id: string;
  label: string;
  value: ReactNode;
  note: ReactNode;
  /** Wraps the cell with the way to what it counts. */
  link: (content: ReactNode, className: string) => ReactNode;
}

const CELL = 'flex min-w-0 flex-col gap-0.5 rounded-lg px-5 py-4 max-sm:px-3 max-sm:py-3';

/** Today in six figures, each leading to what it counts: one card of six cells, three by two on phones. */
export function TodayStrip({ figures }: { figures: OverviewFigures }) {
  const t = useT('dashboard');
  return (
    <section
      aria-label={t('overview.today.label')}
      className="grid grid-cols-3 rounded-card border border-border bg-surface xl:grid-cols-6"
    >
      {useCells(figures).map(({ id, label, value, note, link }, index) => (
        <div
          key={id}
          className={classNames(
            'min-w-0 border-separator',
            index % 3 > 0 && 'border-l',
            index === 3 && 'xl:border-l',
            index > 2 && 'max-xl:border-t',
          )}
        >
          {link(
            <>
              <span className="truncate text-muted">{label}</span>
              <span className="truncate text-xl font-semibold tabular-nums max-sm:text-base">{value}</span>
              <span className="truncate text-muted max-sm:text-xs">{note}</span>
            </>,
            CELL,
          )}
        </div>
      ))}
    </section>
  );
}

function useCells({ now, today, yesterday, verdicts }: OverviewFigures): Cell[] {
  const t = useT('dashboard');
  const formats = useFormats();
  const answered = answeredShare(today);
  const helpful = helpfulShare(verdicts);
  const hover = 'hover:bg-surface-hover';
  const sessions = (view: 'waiting' | 'all' | 'bot') => (content: ReactNode, className: string) => (
    <SessionLink view={view} className={classNames(className, hover)}>
      {content}
    </SessionLink>
  );
  const corpus = (content: ReactNode, className: string) => (
    <Link to="/dashboard/knowledge-base/ai-corpus" search={{ sort: 'hit_count' }} className={classNames(className, hover)}>
      {content}
    </Link>
  );
  return [
    {
      id: 'waiting',
      label: t('overview.today.waiting'),
      value: formats.number(now.waiting),
      note: now.waiting === 0 ? t('overview.today.nobody') : t('overview.today.for_a_person'),
      link: sessions('waiting'),
    },
    {
      id: 'wait',
      label: t('overview.today.longest_wait'),
      value: <LongestWait since={now.longest_wait_since} />,
      note:
        now.longest_wait_since === null
          ? t('overview.today.nobody')
          : t('overview.today.since', { time: formats.time(now.longest_wait_since) }),
      link: sessions('waiting'),
    },
    {
      id: 'open',
      label: t('overview.today.with_people'),
      value: formats.number(now.open),
      note: t('overview.today.with_bot', { count: now.bot, shown: formats.number(now.bot) }),
      link: sessions('all'),
    },
    {
      id: 'today',
      label: t('overview.today.conversations'),
      value: formats.number(today.conversations),
      note: t('overview.today.yesterday', { shown: formats.number(yesterday.conversations) }),
      link: sessions('all'),
    },
    {
      id: 'answered',
      label: t('overview.today.answered'),
      value: answered === undefined ? '–' : formats.percent(answered),
      note: t('overview.today.answered_of', {
        shown: formats.number(today.bot_answers),
        total: formats.number(today.bot_answers + today.no_answers),
      }),
      link: sessions('bot'),
    },
    {
      id: 'helpful',
      label: t('overview.today.helpful'),
      value: helpful === undefined ? '–' : formats.percent(helpful),
      note: t('overview.today.votes', { up: formats.number(verdicts.up), down: formats.number(verdicts.down) }),
      link: corpus,
    },
  ];
}
