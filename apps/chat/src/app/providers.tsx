import { I18nProvider } from '@lobby/i18n';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { lazyPart } from '#/components/lazy-part.tsx';
import type { App } from './create-app.ts';

const ToastArea = lazyPart<object>(async () => (await import('#/components/toast-area.tsx')).ToastArea);

/** The root view (§2): the routes, and toasts at top-center. */
export function Providers({ app: { i18n, router } }: { app: App }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
        <ToastArea />
      </I18nProvider>
    </StrictMode>
  );
}
