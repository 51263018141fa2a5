import { useLocale, useT } from '@lobby/i18n';
import { Moon, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useChatState } from '#/components/chat-context.tsx';
import { openingWords, timeLeftWords } from './opening-words.ts';
import { WaysOut } from './ways-out.tsx';

const MINUTE_MS = 60_000;

/** Nobody is there, or too many wait already: when somebody will be, and what can be done until then. */
export function OffHoursCard() {
  const t = useT('later');
  const standing = useChatState((state) => state.standing);
  if (!standing) return null;
  const { open, next_opening: nextOpening, bot_helps: isHelped, turned_away: isTurnedAway } = standing;
  const opening = isTurnedAway ? null : nextOpening;
  const title = isTurnedAway ? t('off_hours.busy') : open ? t('off_hours.nobody') : t('off_hours.closed');
  return (
    <section aria-label={title} className="rounded-card border border-border bg-surface p-4 shadow-raised">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-tint text-accent-text">
          {isTurnedAway ? <Users size={20} /> : <Moon size={20} />}
        </span>
        <div className="min-w-0">
          <h2 className="text-15 font-semibold">{title}</h2>
          <p className="text-sm text-muted">
            {isTurnedAway ? t('off_hours.busy_text') : open ? t('off_hours.nobody_text') : <WhenOpen at={opening} />}
          </p>
        </div>
      </div>
      {opening === null ? null : <TimeLeft until={opening} />}
      {isHelped ? <p className="mt-3 text-sm text-pretty text-muted">{t('queue.helps')}</p> : null}
      <WaysOut leave={t('off_hours.keep_asking')} prefersOrder />
    </section>
  );
}

/** The opening on the visitor's own clock, with its day where that is not today. */
function WhenOpen({ at }: { at: number | null }) {
  const t = useT('later');
  const locale = useLocale();
  const [now] = useState(Date.now);
  return at === null ? t('off_hours.closed_unknown') : t('off_hours.closed_text', { time: openingWords(locale, at, now) });
}

function TimeLeft({ until }: { until: number }) {
  const t = useT('later');
  const locale = useLocale();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <dl className="mt-4 flex items-center justify-between rounded-xl bg-surface-secondary px-3 py-2.5">
      <dt className="text-sm text-muted">{t('off_hours.until')}</dt>
      <dd className="font-semibold tabular-nums">{timeLeftWords(locale, until, now)}</dd>
    </dl>
  );
}
