import { LOCALES } from '@lobby/contract';
import { createI18n, formatMoney } from '@lobby/i18n';

/** What each language calls saving, and how it writes an amount of yen. */
const spoken = {};
for (const locale of LOCALES) {
  const storage = { getItem: () => locale, setItem: () => undefined };
  const languages = createI18n({ namespaces: ['common'], storage, document: { documentElement: { lang: '' } } });
  await languages.ready;
  spoken[languages.locale] = [languages.t('common', 'actions.save'), formatMoney(9800, 'JPY', languages.locale)];
}
process.stdout.write(JSON.stringify(spoken));
