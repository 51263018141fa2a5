import { I18nProvider } from '@lobby/i18n';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { HostPageProvider } from '#/components/host-page-context.tsx';
import { lazyPart } from '#/components/lazy-part.tsx';
import type { App } from './create-app.ts';

const ToastArea = lazyPart<object>(async () => (await import('#/components/toast-area.tsx')).ToastArea);

/** The root view (§2): the routes, and toasts at top-center. */
export function Providers({ app: { i18n, router, host } }: { app: App }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HostPageProvider value={host}>
          <RouterProvider router={router} />
        </HostPageProvider>
        <ToastArea />
      </I18nProvider>
    </StrictMode>
  );
}
