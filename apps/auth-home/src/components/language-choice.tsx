import { useI18n, useLocale, useT } from '@lobby/i18n';
import { LanguageMenu } from '@lobby/ui';
import { tell } from './tell.ts';

/** The language menu of the page; the choice is kept (§2). */
export function LanguageChoice() {
  const i18n = useI18n();
  const locale = useLocale();
  const t = useT();
  const choose = async (wanted: string) => {
    if ((await i18n.chooseLocale(wanted)) === 'unreachable') await tell('error', t('toasts.language_failed'), 'language');
  };
  return <LanguageMenu locale={locale} onChoose={(wanted) => void choose(wanted)} />;
}
