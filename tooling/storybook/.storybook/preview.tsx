import { LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { createI18n, dayjsLocales, I18nProvider, NAMESPACES, sayWithI18next, useUiTexts, wideUiTexts } from '@lobby/i18n';
import { UiTextsProvider, WideTextsProvider } from '@lobby/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import './preview.css';

/** A busy machine takes longer than the second that interactions wait by default; milliseconds. */
configure({ asyncUtilTimeout: 15_000 });

const i18n = createI18n({ namespaces: NAMESPACES, say: sayWithI18next(), dates: dayjsLocales });

function Texts({ children }: { children: ReactNode }) {
  return (
    <UiTextsProvider texts={useUiTexts()}>
      <WideTextsProvider source={wideUiTexts}>{children}</WideTextsProvider>
    </UiTextsProvider>
  );
}

interface PageProps {
  locale: string;
  theme: string;
  density: string;
  children: ReactNode;
}

/** Puts a story on a page of one language, theme and density. */
function Page({ locale, theme, density, children }: PageProps) {
  useEffect(() => {
    void i18n.chooseLocale(locale);
  }, [locale]);
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark', theme === 'dark');
    classList.toggle('light', theme !== 'dark');
    classList.toggle('density-dashboard', density === 'dashboard');
    classList.toggle('density-public', density !== 'dashboard');
  }, [theme, density]);
  return (
    <Suspense fallback={null}>
      <I18nProvider i18n={i18n}>
        <Texts>{children}</Texts>
      </I18nProvider>
    </Suspense>
  );
}

const inLobby: Decorator = (Story, { globals, parameters }) => (
  <Page locale={String(globals['locale'])} theme={String(globals['theme'])} density={String(parameters['density'] ?? globals['density'])}>
    <Story />
  </Page>
);

const preview: Preview = {
  decorators: [inLobby],
  loaders: [() => i18n.ready],
  initialGlobals: { locale: 'en-US', theme: 'light', density: 'dashboard' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: LOCALES.map((value) => ({ value, title: LOCALE_NAMES[value] })), dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        items: [
          { value: 'public', title: 'Public' },
          { value: 'dashboard', title: 'Dashboard' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: { layout: 'padded' },
};

export default preview;
