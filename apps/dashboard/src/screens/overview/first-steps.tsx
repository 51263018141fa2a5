import { SETUP_STEPS, type SetupStep } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, classNames, Panel, ProgressBar, toast } from '@lobby/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight, Circle, CircleCheck, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSkipStep, type OverviewFigures } from '#/data/analysis.ts';
import { useAppSelector } from '#/state/use-store.ts';

type Shown = 'done' | 'skipped' | 'open';

/** Where each step is made; the chat is outside of the dashboard. */
const PLACES: Readonly<Record<Exclude<SetupStep, 'conversation'>, Pick<LinkProps, 'to' | 'search'>>> = {
  entries: { to: '/dashboard/overview', search: { start: 'site' } },
  bot: { to: '/dashboard/knowledge-base/ai-bot' },
  site: { to: '/dashboard/integration/web' },
  invite: { to: '/dashboard/team' },
  hours: { to: '/dashboard/team', search: { tab: 'hours' } },
  channel: { to: '/dashboard/multi-channel-intergration' },
};

/** What a new business sets up: each step is done by doing it, or skipped, which can be taken back. */
export function FirstSteps({ figures: { steps, skipped_steps: skipped } }: { figures: OverviewFigures }) {
  const t = useT('overview');
  const shown = (step: SetupStep): Shown => (steps[step] ? 'done' : skipped.includes(step) ? 'skipped' : 'open');
  const settled = SETUP_STEPS.filter((step) => shown(step) !== 'open').length;
  const next = SETUP_STEPS.find((step) => shown(step) === 'open');
  return (
    <Panel title={t('steps.title')} aside={t('steps.done', { done: settled, total: SETUP_STEPS.length })}>
      <ProgressBar label={t('steps.title')} hideLabel value={settled} max={SETUP_STEPS.length} />
      <ul className="mt-2 flex flex-col">
        {SETUP_STEPS.map((step) => (
          <li key={step}>
            <Step step={step} shown={shown(step)} isNext={step === next} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const ICONS = { done: CircleCheck, skipped: CircleSlash, open: Circle } as const;

/** One step; the next one says why and can be skipped, the others are a line each. */
function Step({ step, shown, isNext }: { step: SetupStep; shown: Shown; isNext: boolean }) {
  const t = useT('overview');
  const Icon = ICONS[shown];
  const name = (
    <>
      <Icon size={16} aria-hidden="true" className={classNames('mt-0.5 shrink-0', shown === 'done' ? 'text-success-text' : 'text-muted')} />
      <span className="min-w-0 flex-1">
        <span className={classNames('block', shown !== 'open' && 'text-muted', isNext && 'font-semibold')}>{t(`steps.${step}`)}</span>
        {isNext ? <span className="block text-xs text-muted">{t(`steps.${step}_why`)}</span> : null}
      </span>
    </>
  );
  if (shown === 'open')
    return (
      <div className={isNext ? 'pb-1' : undefined}>
        <StepLink step={step}>
          {name}
          <ChevronRight size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
        </StepLink>
        {isNext ? <Skip step={step} skipped={false} className="ml-3.5" /> : null}
      </div>
    );
  return (
    <div className="flex items-start gap-2.5 py-1.5">
      {name}
      {shown === 'done' ? <span className="sr-only">{t('steps.finished')}</span> : <Skip step={step} skipped className="-my-1" />}
    </div>
  );
}

/** Skips a step, or brings it back. */
function Skip({ step, skipped, className }: { step: SetupStep; skipped: boolean; className: string }) {
  const t = useT('overview');
  const errorText = useErrorText();
  const { mutate, isPending } = useSkipStep();
  return (
    <Button
      size="small"
      variant="ghost"
      loading={isPending}
      className={className}
      aria-label={`${t(skipped ? 'steps.undo' : 'steps.skip')}: ${t(`steps.${step}`)}`}
      onClick={() => mutate({ step, skipped: !skipped }, { onError: (error) => void toast.error(errorText(error)) })}
    >
      {t(skipped ? 'steps.undo' : 'steps.skip')}
    </Button>
  );
}

function StepLink({ step, children }: { step: SetupStep; children: ReactNode }) {
  const slug = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_slug;
  const look = '-mx-2 flex items-start gap-2.5 rounded-lg px-2 py-1.5 hover:bg-surface-hover';
  if (step === 'conversation') {
    return (
      <a href={`/chat/${slug ?? ''}`} target="_blank" rel="noopener noreferrer" className={look}>
        {children}
      </a>
    );
  }
  return (
    <Link {...PLACES[step]} className={look}>
      {children}
    </Link>
  );
}
