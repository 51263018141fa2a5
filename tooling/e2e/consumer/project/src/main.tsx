import { createI18n, dayjsLocales, I18nProvider, sayWithI18next } from '@lobby/i18n';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createPlatform } from './platform';
import './styles.css';

const i18n = createI18n({ namespaces: ['common', 'auth'], say: sayWithI18next(), dates: dayjsLocales });
const platform = createPlatform(() => i18n.locale);
await i18n.ready;

createRoot(document.getElementById('root') ?? document.body).render(
  <I18nProvider i18n={i18n}>
    <Suspense>
      <App platform={platform} />
    </Suspense>
  </I18nProvider>,
);
