import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#/button/button.tsx';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { StateCard } from './state-card.tsx';

export interface ErrorStateProps {
  /** What did not work; a general sentence by default. */
  title?: ReactNode;
  /** What happened in plain words, and that nothing typed is lost. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Another way, beside Retry. */
  action?: ReactNode;
  /** Such as the reference of the failed call. */
  footer?: ReactNode;
}

/** Something did not arrive: plain words, and Retry. */
export function ErrorState({ title, children, onRetry, retrying = false, action, footer }: ErrorStateProps) {
  const texts = useTexts();
  return (
    <StateCard
      role="alert"
      tone="danger"
      icon={<CloudOff />}
      title={title ?? texts.errorTitle}
      footer={footer}
      actions={
        onRetry || action ? (
          <>
            {onRetry ? (
              <Button variant="primary" size="large" icon={<RotateCw size={16} />} loading={retrying} onClick={onRetry}>
                {texts.retry}
              </Button>
            ) : null}
            {action}
          </>
        ) : undefined
      }
    >
      {children ?? texts.errorText}
    </StateCard>
  );
}
