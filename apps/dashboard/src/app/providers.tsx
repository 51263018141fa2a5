import { I18nProvider, useUiTexts, wideUiTexts } from '@lobby/i18n';
import { ConfirmDialog, TASK_CONFIRMATION_GROUP, Toaster, UiTextsProvider, WideTextsProvider } from '@lobby/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { ApiProvider } from '#/data/api.ts';
import { LeaveProvider } from '#/data/leave.ts';
import { LiveProvider } from '#/data/live.ts';
import { SignOutProvider } from '#/data/sign-out.ts';
import type { App } from './create-app.ts';

function UiTexts({ children }: { children: ReactNode }) {
  return (
    <UiTextsProvider texts={useUiTexts()}>
      <WideTextsProvider source={wideUiTexts}>{children}</WideTextsProvider>
    </UiTextsProvider>
  );
}

/** The root view (§2): toasts at top-center, the confirmation dialog and the one of bulk work, and the routes. */
export function Providers({ app: { api, i18n, leave, live, queryClient, router, signOut, store } }: { app: App }) {
  return (
    <StrictMode>
      <StoreProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <I18nProvider i18n={i18n}>
            <ApiProvider value={api}>
              <LiveProvider value={live}>
                <LeaveProvider value={leave}>
                  <SignOutProvider value={() => void signOut({ revoke: true })}>
                    <UiTexts>
                      <RouterProvider router={router} />
                      {/* Under the header and the tabs of every screen. */}
                      <Toaster position="top-center" offset="8.5rem" />
                      <ConfirmDialog />
                      <ConfirmDialog group={TASK_CONFIRMATION_GROUP} />
                    </UiTexts>
                  </SignOutProvider>
                </LeaveProvider>
              </LiveProvider>
            </ApiProvider>
          </I18nProvider>
        </QueryClientProvider>
      </StoreProvider>
    </StrictMode>
  );
}
