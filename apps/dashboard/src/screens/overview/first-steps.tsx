import { useT } from '@lobby/i18n';
import { sessionSlice, siteMap } from '@lobby/session';
import { classNames, Panel, ProgressBar } from '@lobby/ui';
import { Link, useRouter } from '@tanstack/react-router';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useAppSelector } from '#/state/use-store.ts';
import { STEPS, type Steps } from './steps-done.ts';

/** What a new business does first. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const t = useT('dashboard');
  const done = STEPS.filter((step) => steps[step]).length;
  return (
    <Panel title={t('overview.steps.title')} aside={t('overview.steps.done', { done, total: STEPS.length })}>
      <ProgressBar label={t('overview.steps.title')} hideLabel value={done} max={STEPS.length} />
      <ul className="mt-3 flex flex-col">
        {STEPS.map((step) => (
          <li key={step}>
            <Step step={step} done={steps[step]} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Step({ step, done }: { step: keyof Steps; done: boolean }) {
  const t = useT('dashboard');
  const Icon = done ? CircleCheck : Circle;
  const content = (
    <>
      <Icon size={16} aria-hidden="true" className={classNames('mt-0.5 shrink-0', done ? 'text-success-text' : 'text-muted')} />
      <span className="min-w-0 flex-1">
        <span className={classNames('block', done && 'text-muted')}>{t(`overview.steps.${step}`)}</span>
        {done ? null : <span className="block text-xs text-muted">{t(`overview.steps.${step}_why`)}</span>}
      </span>
      {done ? (
        <span className="sr-only">{t('overview.steps.finished')}</span>
      ) : (
        <ChevronRight size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
      )}
    </>
  );
  const look = 'flex items-start gap-2.5 rounded-lg py-2';
  return done ? (
    <div className={look}>{content}</div>
  ) : (
    <StepLink step={step} className={classNames(look, '-mx-2 px-2 hover:bg-surface-hover')}>
      {content}
    </StepLink>
  );
}

function StepLink({ step, className, children }: { step: keyof Steps; className: string; children: React.ReactNode }) {
  const slug = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_slug;
  const bot = siteMap['dashboard-knowledge-base-ai-bot'].path;
  const servesBot = Object.hasOwn(useRouter().routesByPath, bot);
  if (step === 'conversation') {
    return (
      <a href={`/chat/${slug ?? ''}`} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    );
  }
  if (step === 'site') {
    return (
      <Link to="/dashboard/integration/web" className={className}>
        {children}
      </Link>
    );
  }
  return step === 'bot' && servesBot ? (
    <Link to={bot} className={className}>
      {children}
    </Link>
  ) : (
    <Link to="/dashboard/knowledge-base/ai-corpus" className={className}>
      {children}
    </Link>
  );
}
