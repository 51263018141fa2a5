import { I18nProvider } from '@heroui/react/rac';
import type { ReactNode } from 'react';

/** The nearest language that React Aria has texts in. */
function ariaLocale(lang: string): string {
  return lang === 'zh-HK' ? 'zh-TW' : lang || 'en-US';
}

/** Gives React Aria's own hidden texts the language of the page instead of the browser's. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={ariaLocale(document.documentElement.lang)}>{children}</I18nProvider>;
}
