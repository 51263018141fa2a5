import { LOCALE_NAMES, type ArticleView, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, toast } from '@lobby/ui';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { useHasModel } from '#/data/copilot.ts';
import { translateArticle } from '#/data/help.ts';
import type { TextForm } from './use-text-form.ts';

/** What is to be known of a translation: that it is missing, the translator's, or older than the original; and what to do. */
export function TextMarks({ article, locale, form }: { article: ArticleView; locale: Locale; form: TextForm }) {
  const t = useT('help');
  const hasModel = useHasModel();
  const translation = useTranslation(article, locale, form);
  if (locale === article.source_locale) return null;
  const { stored, machine } = form;
  const translate = hasModel ? (
    <Button size="small" icon={<Languages size={14} />} loading={translation.busy} onClick={() => void translation.run()}>
      {translation.busy ? t('editor.translating') : t('editor.translate', { language: LOCALE_NAMES[article.source_locale] })}
    </Button>
  ) : undefined;
  if (!stored) return <Alert action={translate}>{t('editor.missing')}</Alert>;
  return (
    <>
      {stored.outdated ? (
        <Alert
          tone="warning"
          action={
            <span className="flex flex-wrap gap-2">
              {translate}
              <Button size="small" disabled={form.busy} onClick={form.level}>
                {t('editor.level')}
              </Button>
            </span>
          }
        >
          {t('editor.outdated')}
        </Alert>
      ) : null}
      {machine ? (
        <Alert
          action={
            <Button size="small" disabled={form.busy} onClick={form.approve}>
              {t('editor.approve')}
            </Button>
          }
        >
          {t('editor.machine')}
        </Alert>
      ) : null}
    </>
  );
}

function useTranslation(article: ArticleView, locale: Locale, form: TextForm) {
  const t = useT('help');
  const api = useApi();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run() {
      setBusy(true);
      try {
        form.takeTranslation(await translateArticle(api, article.id, article.source_locale, locale));
        toast.success(t('editor.translated'));
      } catch (error) {
        toast.error(errorText(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
