import { I18nProvider } from '@lobby/i18n';
import { StrictMode } from 'react';
import { HostPageProvider } from '#/components/host-page-context.tsx';
import { lazyPart } from '#/components/lazy-part.tsx';
import { WaysProvider } from '#/components/use-navigate.ts';
import type { App } from './create-app.ts';
import { ShownPlace } from './shown-place.tsx';

const ToastArea = lazyPart<object>(async () => (await import('#/components/toast-area.tsx')).ToastArea);

/** The root view (§2): the place where the visitor is, and toasts at top-center. */
export function Providers({ app: { i18n, places, host } }: { app: App }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HostPageProvider value={host}>
          <WaysProvider value={places}>
            <ShownPlace places={places} />
          </WaysProvider>
        </HostPageProvider>
        <ToastArea />
      </I18nProvider>
    </StrictMode>
  );
}
