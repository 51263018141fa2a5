import type { BotView } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { Library, Sparkles } from 'lucide-react';
import { GlossaryCard } from '#/components/glossary/glossary-card.tsx';
import { TranslationCard } from '#/components/glossary/translation-card.tsx';

/** Settings of the server that decide who answers; the texts are `answers.<id>`. */
const SETTINGS = [
  ['address', 'MODEL_URL'],
  ['model', 'MODEL_NAME'],
  ['key', 'MODEL_KEY'],
] as const;

interface AnswersSectionProps {
  answersBy: BotView['answers_by'];
  model: string | null;
}

/** Who writes the answers: to read here, and set where the server is run. */
export function AnswersSection({ answersBy, model }: AnswersSectionProps) {
  const t = useT('bot');
  const byModel = answersBy === 'model';
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
          </div>
        </div>
      </Panel>
      <div>
        <p className="text-muted">{t('answers.configure')}</p>
        <dl className="mt-2 divide-y divide-separator border-y border-separator">
          {SETTINGS.map(([id, setting]) => (
            <div key={id} className="flex items-baseline gap-4 py-2 max-sm:flex-col max-sm:gap-0">
              <dt className="w-36 shrink-0">
                <code className="text-xs">{setting}</code>
              </dt>
              <dd className="text-muted">{t(`answers.${id}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <TranslationCard />
      <GlossaryCard />
    </div>
  );
}
