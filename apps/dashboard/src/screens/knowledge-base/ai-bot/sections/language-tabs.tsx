import { LOCALE_NAMES, LOCALES, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames, useRevealTab } from '@lobby/ui';

interface LanguageTabsProps {
  /** What the language is of. */
  label: string;
  locale: Locale;
  /** Languages in which something is missing. */
  faulty?: readonly Locale[];
  onChange: (locale: Locale) => void;
}

const NONE: readonly Locale[] = [];

/** One language of four; those with something missing are marked. */
export function LanguageTabs({ label, locale, faulty = NONE, onChange }: LanguageTabsProps) {
  const t = useT('bot');
  const chosen = useRevealTab();
  return (
    <div
      role="group"
      aria-label={label}
      className="flex w-fit max-w-full gap-0.5 overflow-x-auto rounded-lg bg-default p-0.5 [scrollbar-width:none]"
    >
      {LOCALES.map((each) => {
        const missing = faulty.includes(each);
        const language = LOCALE_NAMES[each].replace(/（.*）/, '');
        return (
          <button
            key={each}
            ref={each === locale ? chosen : undefined}
            type="button"
            lang={each}
            aria-pressed={each === locale}
            aria-label={missing ? t('language.missing', { language }) : undefined}
            onClick={() => onChange(each)}
            className={classNames(
              'flex h-7 shrink-0 pointer-coarse:h-11 items-center gap-1.5 rounded-md px-3 text-13 outline-offset-[-2px]!',
              each === locale ? 'bg-surface shadow-raised' : 'text-muted hover:text-foreground',
            )}
          >
            {language}
            {missing ? <span aria-hidden="true" className="size-1.5 rounded-full bg-danger" /> : null}
          </button>
        );
      })}
    </div>
  );
}
