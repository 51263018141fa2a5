import { useT } from '@lobby/i18n';
import { FailureCard } from '#/components/failure-card.tsx';

/** The code of a screen did not arrive, or broke: loading the page again brings both back, and loses nothing. */
export function PageFailed() {
  const t = useT('chat');
  return (
    <main className="flex h-window">
      <FailureCard title={t('beginning.broken')} onRetry={() => location.reload()}>
        {t('beginning.broken_text')}
      </FailureCard>
    </main>
  );
}
