import { useT } from '@lobby/i18n';
import { Button, classNames } from '@lobby/ui';
import { useSearch } from '@tanstack/react-router';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { useProviderSignIn } from './use-provider-sign-in.ts';
import { useProviders } from './use-providers.ts';

/** Signing in through Google or Apple, above the form; nothing where this Lobby is set up for neither. */
export function ProviderButtons() {
  const t = useT('business');
  const providers = useProviders();
  const { next } = useSearch({ strict: false });
  const { begin, going, shown } = useProviderSignIn(next);
  if (providers.length === 0) return null;
  return (
    <div className="mt-7 flex flex-col gap-5">
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
