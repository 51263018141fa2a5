import { useT } from '@lobby/i18n';
import { buttonLook, ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useErrorText } from '#/components/use-error-text.ts';
import { aiAccessQuery } from '#/data/ai-access.ts';
import { useApi } from '#/data/api.ts';
import { BotCard } from './bot/bot-card.tsx';
import { BuiltInCard } from './built-in-card.tsx';
import { ModelCard } from './model/model-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';

/** The cards of the screen: what answers, what it may see, and who else may ask. */
export function AccessCards() {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      <Sources />
      <KeysCard />
    </div>
  );
}

/** Who else may ask: the keys have a screen of their own. */
function KeysCard() {
  const t = useT('access');
  return (
    <Panel title={t('keys.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-muted">{t('keys.text')}</p>
        <Link to="/dashboard/system/key" className={buttonLook()}>
          {t('keys.open')}
        </Link>
      </div>
    </Panel>
  );
}

function Sources() {
  const t = useT('access');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(aiAccessQuery(useApi()));
  if (!data && error)
    return (
      <ErrorState title={t('error')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-48 w-full rounded-card" />;
  return (
    <div className="grid items-start gap-4 md:grid-cols-[2fr_3fr]">
      <div className="flex flex-col gap-4">
        <BuiltInCard view={data} />
        <PrivacyCard masks={data.masks_personal} />
      </div>
      <div className="flex flex-col gap-4">
        <ModelCard view={data} />
        <BotCard view={data} />
      </div>
    </div>
  );
}
