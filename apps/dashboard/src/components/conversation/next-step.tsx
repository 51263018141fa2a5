import type { copilot, ResponseOf } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sourceKey, SourceLink } from './source-link.tsx';

/** What to do next about the visitor's last question, and the entries that say so. */
export function NextStep({ step }: { step: NonNullable<ResponseOf<typeof copilot.summary>['next_step']> }) {
  const t = useT('copilot');
  return (
    <div className="mt-2.5 border-t border-accent-pale-border pt-2.5">
      <h4 className="text-xs font-semibold text-accent-text">{t('summary.next')}</h4>
      <p dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-wrap">
        {step.text}
      </p>
      <ul aria-label={t('proposal.sources')} className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-xs">
        {step.sources.map((source) => (
          <li key={sourceKey(source)} className="max-w-full">
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </div>
  );
}
