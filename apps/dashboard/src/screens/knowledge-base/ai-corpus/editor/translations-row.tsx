import { LOCALE_NAMES, LOCALES, type CorpusEntry } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Plus } from 'lucide-react';
import { useMay } from '#/components/use-may.ts';
import { LocaleChip, StatusChip } from '#/components/corpus/entry-chips.tsx';
import { NO_ENTRY, useCorpusSearch } from '#/components/corpus/use-corpus-search.ts';

/** The entry in every language: what is there opens, what is missing can be added. */
export function TranslationsRow({ entry, onOpen }: { entry: CorpusEntry; onOpen: (id: string) => void }) {
  const t = useT('corpus');
  const { go } = useCorpusSearch();
  const mayEdit = useMay()('corpus.edit');
  const original = entry.translation_of ?? entry.id;
  return (
    <section aria-label={t('editor.languages')} className="flex flex-col gap-1.5">
      <h3 className="text-(length:--label-text,14px)">{t('editor.languages')}</h3>
      <ul className="divide-y divide-separator rounded-lg border border-border">
        {LOCALES.map((locale) => {
          const sibling = entry.siblings.find((each) => each.locale === locale);
          const isOwn = entry.locale === locale;
          if (!isOwn && !sibling && !mayEdit) return null;
          return (
            <li key={locale} className="flex min-h-9 items-center gap-2 px-2.5 py-1 text-13">
              <LocaleChip locale={locale} tone={isOwn ? 'accent' : sibling?.is_outdated ? 'warning' : 'neutral'} />
              <span className="min-w-0 flex-1 truncate">
                {LOCALE_NAMES[locale]}
                {sibling?.is_outdated ? <span className="text-warning-soft-foreground"> · {t('outdated')}</span> : null}
              </span>
              {isOwn ? <StatusChip status={entry.status} /> : null}
              {sibling ? (
                <>
                  <StatusChip status={sibling.status} />
                  <Button size="small" variant="link" onClick={() => onOpen(sibling.id)}>
                    {t('editor.open_translation', { language: LOCALE_NAMES[locale] })}
                  </Button>
                </>
              ) : null}
              {!isOwn && !sibling ? (
                <Button
                  size="small"
                  variant="link"
                  icon={<Plus size={14} />}
                  onClick={() => go({ ...NO_ENTRY, entry: 'new', original, into: locale })}
                >
                  {t('editor.add_translation', { language: LOCALE_NAMES[locale] })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
