import type { Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { sourceKey, SourceLink } from '#/components/conversation/source-link.tsx';

const NO_SOURCES: NonNullable<Message['sources']> = [];

/** Under a bot answer: what it came from, and what the visitor thought of it. */
export function AnswerFoot({
  message: { sources = NO_SOURCES, verdict, verdict_reason: reason, answer_kind: kind },
}: {
  message: Message;
}) {
  const t = useT('session');
  if (sources.length === 0 && !verdict && kind !== 'no_answer') return null;
  return (
    <div className="flex max-w-full flex-wrap items-center justify-end gap-x-3 gap-y-1 text-xs text-muted">
      {kind === 'clarify' ? <span className="text-warning-soft-foreground">{t('thread.clarify')}</span> : null}
      {kind === 'no_answer' ? <span className="text-warning-soft-foreground">{t('thread.no_answer')}</span> : null}
      {sources.length > 0 ? (
        <ul aria-label={t('thread.sources')} className="flex max-w-full flex-wrap justify-end gap-1.5">
          {sources.map((source) => (
            <li key={sourceKey(source)} className="max-w-full">
              <SourceLink source={source} />
            </li>
          ))}
        </ul>
      ) : null}
      {verdict ? <Verdict verdict={verdict} /> : null}
      {reason ? <span className="text-danger-text">{t(`thread.reasons.${reason}`)}</span> : null}
    </div>
  );
}

function Verdict({ verdict }: { verdict: 'up' | 'down' }) {
  const t = useT('session');
  const label = t(verdict === 'up' ? 'thread.helpful' : 'thread.unhelpful');
  const Icon = verdict === 'up' ? ThumbsUp : ThumbsDown;
  return (
    <span role="img" aria-label={label} title={label} className={verdict === 'up' ? 'text-success-text' : 'text-danger-text'}>
      <Icon size={14} aria-hidden="true" />
    </span>
  );
}
