import type { Conversation } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { Star } from 'lucide-react';

const STARS = 5;

/** What the visitor thought of it. */
export function Rating({ csat }: { csat: NonNullable<Conversation['csat']> }) {
  const t = useT('session');
  const formats = useFormats();
  return (
    <div>
      <p role="img" aria-label={t('rating.of', { score: csat.score })} className="flex gap-0.5 text-warning">
        {Array.from({ length: STARS }, (_, star) => (
          <Star key={star} size={16} aria-hidden="true" fill={star < csat.score ? 'currentColor' : 'none'} />
        ))}
      </p>
      {csat.reasons.length > 0 ? (
        <ul aria-label={t('rating.reasons_label')} className="mt-1.5 flex flex-wrap gap-1">
          {csat.reasons.map((reason) => (
            <li key={reason}>
              <Chip>{t(`rating.reasons.${reason}`)}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {csat.comment === '' ? null : (
        <p dir="auto" className="mt-1 break-words whitespace-pre-wrap">
          {csat.comment}
        </p>
      )}
      <time className="text-xs text-muted" title={formats.moment(csat.at)}>
        {formats.relative(csat.at)}
      </time>
    </div>
  );
}
