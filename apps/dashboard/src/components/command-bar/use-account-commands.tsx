import { LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { useI18n, useLocale, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { toast, type Command } from '@lobby/ui';
import { useRouter } from '@tanstack/react-router';
import { Languages, LogOut, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useSignOut } from '#/data/sign-out.ts';

const CORPUS: string = siteMap['dashboard-knowledge-base-ai-corpus'].path;

/** What can be done from anywhere: begin an entry, change the language, sign out. */
export function useAccountCommands(): readonly Command[] {
  const t = useT('dashboard');
  const common = useT('common');
  const i18n = useI18n();
  const locale = useLocale();
  const signOut = useSignOut();
  const router = useRouter();
  return useMemo(() => {
    const writes = Object.hasOwn(router.routesByPath, CORPUS);
    const entry = { id: 'new-entry', label: t('command.new_entry'), keywords: 'new entry', icon: <Plus />, href: `${CORPUS}?entry=new` };
    const languages = LOCALES.filter((each) => each !== locale).map((each) => ({
      id: `language-${each}`,
      label: t('command.language', { language: LOCALE_NAMES[each] }),
      keywords: `${each} language 语言 語言 言語`,
      icon: <Languages />,
      run: () =>
        void i18n
          .chooseLocale(each)
          .then((choice) => (choice === 'unreachable' ? toast.error(common('toasts.language_failed')) : undefined)),
    }));
    const leave = { id: 'sign-out', label: common('actions.sign_out'), keywords: 'sign out', icon: <LogOut />, run: signOut };
    return [...(writes ? [entry] : []), ...languages, leave];
  }, [t, common, i18n, locale, signOut, router]);
}
