import { RECOVERY_CODES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button } from '@lobby/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ConfirmTwoStep, type TwoStepWish } from './confirm-two-step.tsx';
import { TwoStepIntro } from './two-step-intro.tsx';

/** With so few recovery codes left it is time for new ones. */
const FEW = 2;

interface TwoStepOnProps {
  /** Recovery codes that still work. */
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

/** Two-step codes are on: how many recovery codes are left, and what can be changed. */
export function TwoStepOn({ left, onCodes }: TwoStepOnProps) {
  const t = useT('account');
  const [wish, setWish] = useState<TwoStepWish>();
  const counted = t('two_step.left', { count: left, total: RECOVERY_CODES });
  return (
    <>
      <TwoStepIntro enabled>{t('two_step.on_text')}</TwoStepIntro>
      {left > FEW ? (
        <p className="flex items-center gap-2">
          <KeyRound size={15} aria-hidden="true" className="text-muted" />
          {counted}
        </p>
      ) : (
        <Alert tone="warning" title={counted}>
          {t('two_step.few')}
        </Alert>
      )}
      {wish ? (
        <ConfirmTwoStep key={wish} wish={wish} onCodes={onCodes} onClose={() => setWish(undefined)} />
      ) : (
        <div className="mt-5 flex flex-wrap gap-2">
          <Button onClick={() => setWish('renew')}>{t('two_step.renew')}</Button>
          <Button onClick={() => setWish('disable')}>{t('two_step.disable')}</Button>
        </div>
      )}
    </>
  );
}
