import { createI18n, dayjsLocales, sayWithI18next } from '@lobby/i18n';

/** The languages of the dashboard; a screen's own texts load with its route. */
export const openI18n = () => createI18n({ namespaces: ['common', 'dashboard'], say: sayWithI18next(), dates: dayjsLocales });
