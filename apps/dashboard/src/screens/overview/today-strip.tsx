import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import type { ReactNode } from 'react';
import { SessionLink, type Counted } from '#/components/session-link.tsx';
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

/** The rows of a cell are those of its neighbours: values stand on one line whatever wraps above them. */
const CELL = 'row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0.5 rounded-lg px-5 py-4 max-sm:px-3 max-sm:py-3';

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
            'row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0.5 border-separator',
            index % 3 > 0 && 'border-l',
            index === 3 && 'xl:border-l',
            index > 2 && 'max-xl:border-t',
          )}
        >
          {link(
            <>
              <span className="text-muted text-pretty">{label}</span>
              <span className="truncate text-xl font-semibold tabular-nums max-sm:text-base">{value}</span>
              <span className="text-muted text-pretty max-sm:text-xs">{note}</span>
            </>,
            CELL,
          )}
        </div>
      ))}
    </section>
  );
}

function useCells({ now, today, yesterday, days, week }: OverviewFigures): Cell[] {
  const t = useT('dashboard');
  const formats = useFormats();
  const answered = answeredShare(today);
  const helpful = helpfulShare(week);
  const sessions =
    (to: { view?: 'waiting'; counted?: Counted }): Cell['link'] =>
    (content, className) => (
      <SessionLink {...to} className={classNames(className, 'hover:bg-surface-hover')}>
        {content}
      </SessionLink>
    );
  const ofToday = (figure: Counted['figure']) => sessions({ counted: { figure, since: today.day, until: today.end } });
  return [
    {
      id: 'waiting',
      label: t('overview.today.waiting'),
      value: formats.number(now.waiting),
      note: now.waiting === 0 ? t('overview.today.nobody') : t('overview.today.for_a_person'),
      link: sessions({ view: 'waiting' }),
    },
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
      id: 'open',
      label: t('overview.today.with_people'),
      value: formats.number(now.open),
      note: t('overview.today.with_bot', { count: now.bot, shown: formats.number(now.bot) }),
      link: sessions({ counted: { figure: 'with_people' } }),
    },
    {
      id: 'today',
      label: t('overview.today.conversations'),
      value: formats.number(today.begun),
      note: t('overview.today.yesterday', { shown: formats.number(yesterday.begun) }),
      link: ofToday('begun'),
    },
    {
      id: 'answered',
      label: t('overview.today.answered'),
      value: answered === undefined ? '–' : formats.percent(answered),
      note:
        answered === undefined
          ? t('overview.today.nothing_asked')
          : t('overview.today.answered_of', { shown: formats.number(today.answered), total: formats.number(today.asked) }),
      link: ofToday(answered === undefined ? 'asked' : 'answered'),
    },
    {
      id: 'helpful',
      label: t('overview.today.helpful'),
      value: helpful === undefined ? '–' : formats.percent(helpful),
      note: t('overview.today.votes', { up: formats.number(week.judged - week.disliked), down: formats.number(week.disliked) }),
      link: sessions({ counted: { figure: 'judged', since: days[0]?.day ?? today.day } }),
    },
  ];
}
