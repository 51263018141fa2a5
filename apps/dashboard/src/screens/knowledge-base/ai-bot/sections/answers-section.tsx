import type { BotView } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { buttonLook, classNames, Panel } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { Library, Sparkles } from 'lucide-react';
import { GlossaryCard } from '#/components/glossary/glossary-card.tsx';
import { TranslationCard } from '#/components/glossary/translation-card.tsx';
import { useMay } from '#/components/use-may.ts';

interface AnswersSectionProps {
  answersBy: BotView['answers_by'];
  model: string | null;
}

/** Who writes the answers, what works without a model, and the way to one. */
export function AnswersSection({ answersBy, model }: AnswersSectionProps) {
  const t = useT('bot');
  const byModel = answersBy === 'model';
  const mayConnect = useMay()('settings.edit');
  return (
    <div className="flex flex-col gap-6">
      <Panel>
        <div className="flex gap-4">
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center rounded-[10px] bg-accent-tint text-accent-text"
          >
            {byModel ? <Sparkles size={20} /> : <Library size={20} />}
          </span>
          <div>
            <h2 className="text-sm font-semibold">
              {byModel ? t('answers.model_title', { model: model ?? '' }) : t('answers.corpus_title')}
            </h2>
            <p className="mt-1 text-muted">{byModel ? t('answers.model_text') : t('answers.corpus_text')}</p>
            {byModel ? null : <p className="mt-2 text-muted">{t('answers.without')}</p>}
            {mayConnect ? (
              <Link to="/dashboard/ai-access/platform" className={classNames(buttonLook('secondary'), 'mt-3')}>
                {t(byModel ? 'answers.change' : 'answers.connect')}
              </Link>
            ) : byModel ? null : (
              <p className="mt-2 text-muted">{t('answers.ask')}</p>
            )}
          </div>
        </div>
      </Panel>
      <TranslationCard />
      <GlossaryCard />
    </div>
  );
}
