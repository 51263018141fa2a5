import { useT } from '@lobby/i18n';
import { FailureCard } from '#/components/failure-card.tsx';

/** The code of a screen did not arrive, or broke: loading the page again brings both back, and loses nothing. */
export function PageFailed() {
  const common = useT();
  return (
    <main className="flex h-window">
      <FailureCard title={common('states.error_title')} onRetry={() => location.reload()}>
        {common('states.error_text')}
      </FailureCard>
    </main>
  );
}
