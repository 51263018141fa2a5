import { LOCALE_NAMES, LOCALES, type ArticleRow, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { localeState, type LocaleState } from '#/components/help/locale-state.ts';
import { classNames, VisuallyHidden } from '@lobby/ui';

const LETTERS: Readonly<Record<Locale, string>> = { 'en-US': 'EN', 'zh-CN': '简', 'zh-HK': '繁', 'ja-JP': '日' };

const LOOKS: Readonly<Record<LocaleState, string>> = {
  published: 'bg-success-soft text-success-soft-foreground',
  changed: 'bg-success-soft text-success-soft-foreground underline decoration-dotted underline-offset-2',
  scheduled: 'bg-accent-tint text-accent-text',
  draft: 'bg-neutral-soft text-neutral-text',
  machine: 'bg-accent-tint text-accent-text italic',
  outdated: 'bg-warning-soft text-warning-soft-foreground',
  archived: 'bg-neutral-soft text-muted line-through',
  missing: 'border border-dashed border-field-border text-muted',
};

/** How the four languages of an article stand; each opens it there. */
export function LocaleMatrix({ article, onOpen }: { article: ArticleRow; onOpen: (locale: Locale) => void }) {
  const t = useT('help');
  return (
    <span className="flex gap-1">
      {LOCALES.map((locale) => {
        const state = localeState(article.locales.find((each) => each.locale === locale));
        const words = `${LOCALE_NAMES[locale]}: ${t(`status.${state}`)}`;
        return (
          <button
            key={locale}
            type="button"
            title={words}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(locale);
            }}
            className={classNames('inline-flex h-[22px] min-w-6 items-center justify-center rounded-chip px-1 text-xs', LOOKS[state])}
          >
            <span aria-hidden="true">{LETTERS[locale]}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </button>
        );
      })}
    </span>
  );
}
