import { I18nProvider, useUiTexts, wideUiTexts } from '@lobby/i18n';
import { UiTextsProvider, WideTextsProvider } from '@lobby/ui';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { ApiProvider } from '#/data/api.ts';
import { LeaveProvider } from '#/data/leave.ts';
import type { App } from './create-app.ts';

const ToastArea = lazy(async () => ({ default: (await import('#/components/toast-area.tsx')).ToastArea }));

function UiTexts({ children }: { children: ReactNode }) {
  return (
    <UiTextsProvider texts={useUiTexts()}>
      <WideTextsProvider source={wideUiTexts}>{children}</WideTextsProvider>
    </UiTextsProvider>
  );
}

/** The root view (§2): the routes, and toasts at top-center. */
export function Providers({ app: { api, i18n, leave, router } }: { app: App }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ApiProvider value={api}>
          <LeaveProvider value={leave}>
            <UiTexts>
              <RouterProvider router={router} />
              <Suspense fallback={null}>
                <ToastArea />
              </Suspense>
            </UiTexts>
          </LeaveProvider>
        </ApiProvider>
      </I18nProvider>
    </StrictMode>
  );
}
