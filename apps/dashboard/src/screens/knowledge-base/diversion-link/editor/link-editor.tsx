import type { DiversionLink } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Alert, Button, ErrorState, Skeleton } from '@lobby/ui';
import { Check, X } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDiversionSearch } from '#/components/diversion/use-diversion-search.ts';
import { Screen } from '#/components/screen.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { linkQuery } from '#/data/diversion-link.ts';
import { BasicsSection } from './basics-section.tsx';
import { LandingSection } from './landing-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { OfferSection } from './offer-section.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { TargetsSection } from './targets-section.tsx';
import { useLinkForm } from './use-link-form.ts';

/** A new link, or one that is changed. */
export function LinkEditor({ id }: { id: string | undefined }) {
  return id === undefined ? <Editor link={undefined} /> : <StoredEditor id={id} />;
}

function StoredEditor({ id }: { id: string }) {
  const t = useT('diversion');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(linkQuery(useApi(), id));
  if (data) return <Editor link={data} />;
  return (
    <Screen title={t('title')}>
      {error ? (
        <ErrorState title={t('one_failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Screen>
  );
}

function Editor({ link }: { link: DiversionLink | undefined }) {
  const t = useT('diversion');
  const common = useT('common');
  const { leave, go } = useDiversionSearch();
  const state = useLinkForm(link);
  const [locale, setLocale] = useState(useLocale());
  const { form, isPending, problem } = state;
  const close = () => (link ? go({ edit: undefined }) : leave());
  return (
    <Screen
      title={link?.name ?? t('new')}
      acts={[
        { id: 'cancel', label: common('actions.cancel'), icon: <X size={15} />, onAct: close },
        {
          id: 'save',
          label: common('actions.save'),
          icon: <Check size={15} />,
          primary: true,
          loading: isPending,
          onAct: () => void state.save(),
        },
      ]}
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
        <form
          noValidate
          className="flex min-w-0 flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void state.save();
          }}
        >
          {problem === undefined ? null : <Alert tone="danger">{problem}</Alert>}
          <Stale state={state} />
          <BasicsSection state={state} isNew={link === undefined} />
          <TargetsSection state={state} />
          <LandingSection state={state} locale={locale} onLocale={setLocale} />
          <LimitsSection state={state} />
          <OfferSection state={state} locale={locale} />
          {/* Enter in a field saves. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </form>
        <PhonePreview draft={form.draft} locale={locale} onLocale={setLocale} />
      </div>
    </Screen>
  );
}

/** What somebody else has saved meanwhile, and the two ways on. */
function Stale({ state: { stale, takeTheirs, keepMine } }: { state: ReturnType<typeof useLinkForm> }) {
  const t = useT('diversion');
  if (!stale) return null;
  return (
    <Alert tone="warning" title={t('stale')}>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={takeTheirs}>
          {t('stale_theirs')}
        </Button>
        <Button size="small" onClick={keepMine}>
          {t('stale_mine')}
        </Button>
      </div>
    </Alert>
  );
}
