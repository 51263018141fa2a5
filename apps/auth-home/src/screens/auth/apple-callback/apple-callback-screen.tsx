import { useT } from '@lobby/i18n';
import { Spinner, useLate } from '@lobby/ui';
import { PageFacts } from '#/components/page-facts.tsx';
import { SignInFailed } from './sign-in-failed.tsx';
import { useProviderAnswer } from './use-provider-answer.ts';

/** Where every provider sends people back to (§2). */
export function AppleCallbackScreen() {
  const t = useT('business');
  const failure = useProviderAnswer();
  return (
    <div className="sm:pt-[8vh]">
      <PageFacts title={`${t('callback.title')} · Lobby`} unlisted />
      {failure ? <SignInFailed failure={failure} /> : <Progress />}
    </div>
  );
}

function Progress() {
  const t = useT('business');
  const late = useLate(true);
  return (
    <div role="status">
      <h1 className="text-28 leading-tight font-semibold tracking-heading">{t('callback.progress')}</h1>
      {late ? (
        <p className="mt-4 flex items-center gap-2 text-muted">
          <Spinner />
          {t('callback.progress_text')}
        </p>
      ) : null}
    </div>
  );
}
