import { LOCALE_NAMES, type ArticleView, type Locale } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, TextArea, TextField } from '@lobby/ui';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useMay } from '#/components/use-may.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { MarkdownField } from './markdown-field.tsx';
import { StaleText } from './stale-text.tsx';
import { TextActions } from './text-actions.tsx';
import { TextMarks } from './text-marks.tsx';
import { TextPreview } from './text-preview.tsx';
import { useTextForm, type TextForm } from './use-text-form.ts';

const VersionsSheet = lazy(() => import('./versions-sheet.tsx').then((module) => ({ default: module.VersionsSheet })));

export type EditorView = 'write' | 'preview' | 'beside';

/** One language of an article: written, seen as visitors see it, or beside its original. */
export function TextEditor({ article, locale }: { article: ArticleView; locale: Locale }) {
  const t = useT('help');
  const form = useTextForm(article, locale);
  const isTranslation = locale !== article.source_locale;
  const [view, setView] = useState<EditorView>('write');
  const [versions, setVersions] = useState(false);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <TextActions
        article={article}
        locale={locale}
        form={form}
        view={view}
        views={isTranslation ? ['write', 'beside', 'preview'] : ['write', 'preview']}
        onView={setView}
        onVersions={() => setVersions(true)}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5 max-sm:px-4">
        {view === 'preview' ? (
          <TextPreview title={form.words.title} body={form.words.body} lang={locale} />
        ) : (
          <div
            className={view === 'beside' ? 'grid gap-6 lg:grid-cols-2' : 'grid gap-6 max-xl:mx-auto max-xl:max-w-[860px] xl:grid-cols-2'}
          >
            <Fields article={article} locale={locale} form={form} />
            {view === 'write' ? <LivePreview form={form} locale={locale} /> : null}
            {view === 'beside' && form.original ? (
              <section aria-label={t('editor.original')} className="min-w-0 rounded-xl border border-border bg-surface p-5">
                <p className="mb-2 text-13 text-muted">
                  {t('editor.original')}: {LOCALE_NAMES[article.source_locale]}
                </p>
                <TextPreview title={form.original.title} body={form.original.body} lang={article.source_locale} />
              </section>
            ) : null}
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        {versions ? (
          <VersionsSheet
            id={article.id}
            locale={locale}
            onClose={() => setVersions(false)}
            onRestore={(words) => {
              form.change(words);
              setVersions(false);
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** It is scrolled by key too, whether or not it has links to stop at. */
const REACHED = { tabIndex: 0 };

/** What is being written as visitors see it, where there is room beside it; elsewhere it is a view of its own. */
function LivePreview({ form, locale }: { form: TextForm; locale: Locale }) {
  const t = useT('help');
  // Typing goes before drawing.
  const { title, body } = useDeferredValue(form.words);
  return (
    <section
      aria-label={t('editor.preview')}
      {...REACHED}
      className="min-w-0 rounded-xl border border-border bg-surface p-5 max-xl:hidden xl:sticky xl:top-0 xl:max-h-[calc(100dvh-13rem)] xl:self-start xl:overflow-y-auto"
    >
      <p className="mb-2 text-13 text-muted">{t('editor.preview')}</p>
      <TextPreview title={title} body={body} lang={locale} />
    </section>
  );
}

function Fields({ article, locale, form }: { article: ArticleView; locale: Locale; form: TextForm }) {
  const t = useT('help');
  const common = useT('common');
  const formats = useFormats();
  const tenantId = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_id ?? 0;
  const mayEdit = useMay()('corpus.edit');
  const { words, errors, change, stored } = form;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {form.restored ? (
        <Alert
          action={
            <Button size="small" variant="link" onClick={form.discard}>
              {t('editor.discard')}
            </Button>
          }
        >
          {t('editor.kept')}
        </Alert>
      ) : null}
      {form.problem ? <Alert tone="danger">{form.problem}</Alert> : null}
      {form.stale ? <StaleText current={form.stale} mine={words} onMine={form.keepMine} onTheirs={form.takeTheirs} /> : null}
      {mayEdit ? <TextMarks article={article} locale={locale} form={form} /> : null}
      <TextField
        id="article-title"
        label={t('editor.title')}
        lang={locale}
        maxLength={200}
        value={words.title}
        error={errors.title}
        readOnly={!mayEdit}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('editor.slug')}
          maxLength={80}
          value={words.slug}
          error={errors.slug}
          description={t('editor.slug_text')}
          readOnly={!mayEdit}
          onChange={(event) => change({ slug: event.target.value })}
        />
        <TextArea
          label={t('editor.summary')}
          rows={1}
          maxRows={4}
          lang={locale}
          maxLength={500}
          value={words.summary}
          error={errors.summary}
          description={t('editor.summary_text')}
          readOnly={!mayEdit}
          onChange={(event) => change({ summary: event.target.value })}
        />
      </div>
      <MarkdownField
        tenantId={tenantId}
        lang={locale}
        value={words.body}
        error={errors.body}
        disabled={!mayEdit}
        onChange={(body) => change({ body })}
      />
      <p role="status" className="text-13 text-muted">
        {form.isDirty
          ? t('editor.unsaved')
          : stored
            ? t('editor.by', { name: stored.updated_by ?? '–', time: formats.relative(stored.updated_at) })
            : common('states.loading')}
      </p>
    </div>
  );
}
