import { useFormats, useT } from '@lobby/i18n';
import { buttonLook, Panel, Slider, Switch } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { BotSettings, BotTestAnswer } from '#/data/bot.ts';

/** Steps of the slider. */
const STEP = 0.01;
/** How a score is written. */
export const SCORE_FORM = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** The score floor, and what it makes of the last test question. */
export function KnowledgeSection({ lastTurn }: { lastTurn: { question: string; answer: BotTestAnswer } | undefined }) {
  const t = useT('bot');
  const formats = useFormats();
  const { setValue } = useFormContext<BotSettings>();
  const asksBack = useController<BotSettings, 'manner.did_you_mean.on'>({ name: 'manner.did_you_mean.on' }).field;
  const floor = useWatch<BotSettings, 'score_floor'>({ name: 'score_floor' });
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Slider
          label={t('knowledge.floor')}
          value={floor}
          min={0}
          max={1}
          step={STEP}
          format={(value) => formats.number(value, SCORE_FORM)}
          onChange={(value) => setValue('score_floor', value, { shouldDirty: true })}
        />
        <p aria-hidden="true" className="flex justify-between text-xs text-muted">
          <span>{t('knowledge.low')}</span>
          <span>{t('knowledge.high')}</span>
        </p>
        <p className="mt-3 text-muted">{t('knowledge.floor_why')}</p>
      </div>
      <Switch
        label={t('knowledge.did_you_mean')}
        description={t('knowledge.did_you_mean_why')}
        checked={asksBack.value}
        onChange={asksBack.onChange}
      />
      <Panel title={t('knowledge.effect')}>
        {lastTurn ? <Effect {...lastTurn} floor={floor} /> : <p className="text-muted">{t('knowledge.ask_first')}</p>}
      </Panel>
      <div>
        <Link to="/dashboard/knowledge-base/ai-corpus" className={buttonLook('secondary')}>
          {t('knowledge.corpus')}
        </Link>
      </div>
    </div>
  );
}

function Effect({ question, answer: { score }, floor }: { question: string; answer: BotTestAnswer; floor: number }) {
  const t = useT('bot');
  const formats = useFormats();
  const answers = score !== null && score >= floor;
  const words = () => {
    if (score === null) return t('knowledge.no_score');
    return t(answers ? 'knowledge.would_answer' : 'knowledge.would_not', { score: formats.number(score, SCORE_FORM) });
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">{question}</p>
      {score === null ? null : (
        <div aria-hidden="true" className="relative h-1.5 rounded-full bg-default">
          <span
            className={`absolute inset-y-0 left-0 rounded-full ${answers ? 'bg-accent' : 'bg-muted/60'}`}
            style={{ width: `${score * 100}%` }}
          />
          <span className="absolute -inset-y-1 w-0.5 bg-foreground" style={{ left: `calc(${floor * 100}% - 1px)` }} />
        </div>
      )}
      <p role="status" className={answers ? 'text-success-text' : 'text-muted'}>
        {words()}
      </p>
    </div>
  );
}
