import { TRANSLATION_NAMES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Spinner } from '@lobby/ui';
import { Languages, SendHorizontal } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { REACHABLE } from './proposal-card.tsx';
import type { Outgoing } from './use-outgoing.ts';

interface OutgoingCardProps {
  outgoing: Outgoing;
  /** There is something to send. */
  canSend: boolean;
  onSendAsWritten: () => void;
}

/** Under the field: what will be sent, what it says in the writer's language, and the way around it. */
export function OutgoingCard({ outgoing, canSend, onSendAsWritten }: OutgoingCardProps) {
  const t = useT('copilot');
  if (outgoing.target === null) return null;
  return (
    <section
      aria-label={t('translation.label', { language: TRANSLATION_NAMES[outgoing.target] })}
      className="mx-3.5 mb-1 flex flex-col gap-1.5 border-t border-separator pt-2 text-13"
    >
      <Translated outgoing={outgoing} />
      {canSend ? (
        <div className="-ml-2">
          <Button size="small" variant="ghost" icon={<SendHorizontal size={14} aria-hidden="true" />} onClick={onSendAsWritten}>
            {t('translation.as_written')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Translated({ outgoing: { target, late, current, over, preview } }: { outgoing: Outgoing }) {
  const t = useT('copilot');
  const errorText = useErrorText();
  if (target === null) return null;
  const language = TRANSLATION_NAMES[target];
  if (late.state === 'working')
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner /> {t('working.translate')}
      </p>
    );
  if (late.state === 'failed')
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p role="alert" className="text-danger-text">
          {errorText(late.error)}
        </p>
        <Button size="small" onClick={preview}>
          {t('translation.retry')}
        </Button>
      </div>
    );
  if (!current)
    return (
      <p className="flex items-center gap-1.5 text-xs text-muted">
        <Languages size={14} aria-hidden="true" />
        {t('translation.label', { language })}
      </p>
    );
  if (current.engine === 'none') return <p role="status">{t('translation.same', { language })}</p>;
  return (
    <div role="status" className="flex max-h-44 flex-col gap-1 overflow-y-auto" {...REACHABLE}>
      <p dir="auto" lang={target} className="flex gap-1.5 text-sm break-words whitespace-pre-wrap">
        <Languages size={15} aria-hidden="true" className="mt-1 shrink-0 text-accent-text" />
        <span className="min-w-0 flex-1">{current.text}</span>
      </p>
      {current.back === null ? (
        <p className="text-warning-soft-foreground">{t('translation.no_back')}</p>
      ) : (
        <p dir="auto" className="pl-5.5 break-words whitespace-pre-wrap text-muted">
          <span className="font-semibold">{t('translation.back')}</span> {current.back}
        </p>
      )}
      {over > 0 ? (
        <p role="alert" className="text-danger-text">
          {t('translation.too_long', { count: over })}
        </p>
      ) : null}
    </div>
  );
}
