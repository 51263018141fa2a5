import { ApiError } from '@lobby/api-client';
import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Button, Dialog, Select, TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { categoriesQuery, createArticle, useHelpChanged } from '#/data/help.ts';
import { categoryName, treeLines } from '#/components/help/category-name.ts';
import { useHelpSearch } from '#/components/help/use-help-search.ts';

const NONE = 'none';

/** Asks what a new article is about, in which language and where it stands; then it is written. */
export function NewArticle({ onClose }: { onClose: () => void }) {
  const t = useT('help');
  const common = useT('common');
  const reader = useLocale();
  const api = useApi();
  const errorText = useErrorText();
  const changed = useHelpChanged();
  const formId = useId();
  const { search, change } = useHelpSearch();
  const { data } = useQuery(categoriesQuery(api));
  const [title, setTitle] = useState('');
  const [locale, setLocale] = useState<Locale>(reader);
  const [category, setCategory] = useState(search.category ?? NONE);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    if (title.trim() === '') return setError(common('errors.required'));
    setBusy(true);
    try {
      const made = await createArticle(api, { title, locale, category_id: category === NONE ? null : category });
      await changed();
      change({ article: made.id, text: locale });
    } catch (failure) {
      setError((failure instanceof ApiError ? failure.fields[0]?.message : undefined) ?? errorText(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('new')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={busy}>
            {t('editor.create')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <TextField
          label={t('editor.new_title')}
          maxLength={200}
          value={title}
          error={error}
          onChange={(event) => {
            setTitle(event.target.value);
            setError(undefined);
          }}
        />
        <Select
          label={t('editor.language')}
          options={LOCALES.map((each) => ({ value: each, label: LOCALE_NAMES[each] }))}
          value={locale}
          onChange={(value) => isLocale(value) && setLocale(value)}
        />
        <Select
          label={t('editor.category')}
          options={[
            { value: NONE, label: t('uncategorised') },
            ...treeLines(data?.items ?? []).map(({ category: each, depth }) => ({
              value: each.id,
              label: `${'\u2003'.repeat(depth)}${categoryName(each, reader)}`,
            })),
          ]}
          value={category}
          onChange={setCategory}
        />
      </form>
    </Dialog>
  );
}
