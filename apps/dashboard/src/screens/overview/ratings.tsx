import { useFormats, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import type { OverviewFigures } from '#/data/analysis.ts';
import { Nothing } from './nothing.tsx';

const STARS = 5;

/** What visitors gave of late: low ratings of everybody, or all of one's own; each opens its conversation. */
export function Ratings({ figures, own }: { figures: OverviewFigures; own: boolean }) {
  const t = useT('overview');
  const formats = useFormats();
  const ratings = own ? figures.my_ratings : figures.low_ratings;
  const { score } = own ? figures.mine : figures.week;
  return (
    <Panel
      title={t(own ? 'ratings.mine' : 'ratings.low')}
      aside={score === null ? null : t('ratings.mean', { score: formats.number(Math.round(score * 10) / 10) })}
    >
      {ratings.length === 0 ? (
        <Nothing>{t(own ? 'ratings.none_mine' : 'ratings.none_low')}</Nothing>
      ) : (
        <ul className="-my-2.5 divide-y divide-separator">
          {ratings.map((rating) => (
            <li key={rating.conversation_id}>
              <Given rating={rating} own={own} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Given({ rating, own }: { rating: OverviewFigures['low_ratings'][number]; own: boolean }) {
  const t = useT('overview');
  const formats = useFormats();
  const name = useContactName()(rating.contact);
  const { conversation_id: id, score, comment, at, agent_name: agent } = rating;
  return (
    <Link
      to="/dashboard/session"
      search={{ conversation: id } as never}
      aria-label={t('ratings.open', { name })}
      className="-mx-2 block rounded-lg px-2 py-2.5 hover:bg-surface-hover"
    >
      <span className="flex items-center gap-2 text-xs text-muted">
        <span role="img" aria-label={t('ratings.stars', { score })} className="flex shrink-0 text-warning">
          {Array.from({ length: STARS }, (_, star) => (
            <Star key={star} size={13} aria-hidden="true" fill="currentColor" className={star < score ? undefined : 'text-border'} />
          ))}
        </span>
        <span className="truncate">{[name, ...(own ? [] : [agent ?? t('ratings.bot')]), formats.relative(at)].join(' · ')}</span>
      </span>
      <span dir="auto" className={comment === '' ? 'mt-1 block text-muted' : 'mt-1 line-clamp-2 wrap-anywhere'}>
        {comment === '' ? t('ratings.silent') : comment}
      </span>
    </Link>
  );
}
