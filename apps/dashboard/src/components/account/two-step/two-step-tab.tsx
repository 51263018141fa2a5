import type { UserInfo } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { twoStepQuery } from '#/data/user.ts';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { LinkedProviders } from '#/components/account/providers/linked-providers.tsx';
import { SetPasswordLink } from '#/components/account/set-password-link.tsx';
import { TwoStepOff } from './two-step-off.tsx';
import { TwoStepOn } from './two-step-on.tsx';

interface TwoStepTabProps {
  user: UserInfo;
  /** Shows recovery codes, this once. */
  onCodes: (codes: readonly string[]) => void;
}

/** Two-step codes: off, on, and the way from one to the other. Below, the providers that open the account without them. */
export function TwoStepTab({ user, onCodes }: TwoStepTabProps) {
  const t = useT('account');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(twoStepQuery(useApi()));
  if (data)
    return (
      <>
        {data.enabled ? <TwoStepOn left={data.recovery_codes_left} onCodes={onCodes} /> : <Off user={user} onCodes={onCodes} />}
        <LinkedProviders user={user} twoStep={data.enabled} />
      </>
    );
  if (!error) return <LoadingPart />;
  return (
    <ErrorState title={t('error_title')} onRetry={() => void refetch()} retrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
}

function Off({ user, onCodes }: TwoStepTabProps) {
  const t = useT('account');
  return user.has_password ? <TwoStepOff email={user.email} onCodes={onCodes} /> : <SetPasswordLink text={t('two_step.need_password')} />;
}
