import { ErrorState } from '@lobby/ui';

/** The code or the texts of a screen did not arrive: loading the page again brings both. */
export function PageFailed() {
  return (
    <main className="flex min-h-dvh items-center">
      <ErrorState onRetry={() => location.reload()} />
    </main>
  );
}
