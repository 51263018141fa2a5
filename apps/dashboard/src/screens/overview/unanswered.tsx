import { useFormats, useT } from '@lobby/i18n';
import { buttonLook, Panel } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import type { OverviewFigures } from '#/data/analysis.ts';
import { Nothing } from './nothing.tsx';

/** What visitors asked in vain; each leads to a new entry that starts with the question. */
export function Unanswered({ figures: { unanswered: questions, week } }: { figures: OverviewFigures }) {
  const t = useT('dashboard');
  const formats = useFormats();
  return (
    <Panel title={t('overview.unanswered.title')}>
      {questions.length === 0 ? (
        <Nothing>{t(week.asked === 0 ? 'overview.unanswered.nothing_asked' : 'overview.unanswered.none')}</Nothing>
      ) : (
        <ul className="-my-2 divide-y divide-separator">
          {questions.map(({ question, conversation_id: id, created_at: at }) => (
            <li key={`${id}-${at}`} className="flex items-center gap-3 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="truncate" title={question}>
                  {question}
                </p>
                <p className="text-xs text-muted">{formats.relative(at)}</p>
              </div>
              <Link
                to="/dashboard/knowledge-base/ai-corpus"
                search={{ entry: 'new', question }}
                aria-label={t('overview.unanswered.answer_it', { question })}
                className={buttonLook('secondary', 'small')}
              >
                {t('overview.unanswered.answer')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
