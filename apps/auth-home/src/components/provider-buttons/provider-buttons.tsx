import { Trans, useT } from '@lobby/i18n';
import { Button, classNames } from '@lobby/ui';
import { useSearch } from '@tanstack/react-router';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { PolicyLink } from '#/components/form/policy-link.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { useProviderSignIn } from './use-provider-sign-in.ts';
import { useProviders } from './use-providers.ts';

interface ProviderButtonsProps {
  /** Says what going on agrees to, where the page does not say it by itself: an account may be made. */
  saysTerms?: boolean;
}

/** Signing in through Google or Apple, above the form; nothing where this Lobby is set up for neither. */
export function ProviderButtons({ saysTerms = false }: ProviderButtonsProps) {
  const t = useT('business');
  const providers = useProviders();
  const { next } = useSearch({ strict: false });
  const { begin, going, shown } = useProviderSignIn(next);
  if (providers.length === 0) return null;
  return (
    <div className="mt-7 flex flex-col gap-5">
      {saysTerms ? (
        <p className="-mb-2 text-13 text-pretty text-muted">
          <Trans
            t={t}
            i18nKey="providers.accept"
            components={{ terms: <PolicyLink type="terms" />, privacy: <PolicyLink type="privacy" /> }}
          />
        </p>
      ) : null}
      <div className={classNames('grid gap-3', providers.length > 1 && 'sm:grid-cols-2')}>
        {providers.map((provider) => (
          <Button
            key={provider}
            block
            icon={<ProviderMark provider={provider} />}
            loading={going === provider}
            className="text-sm!"
            onClick={() => begin(provider)}
          >
            {t(`providers.${provider}`)}
          </Button>
        ))}
      </div>
      <FormNotice shown={shown} />
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('providers.or')}
      </p>
    </div>
  );
}
