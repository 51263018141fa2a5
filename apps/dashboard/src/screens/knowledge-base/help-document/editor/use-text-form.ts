import { ApiError } from '@lobby/api-client';
import type { ArticleText, ArticleView, ArticleWords, Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useEffect, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { saveText, setStatus, useHelpChanged, type StatusChange } from '#/data/help.ts';
import { keptTexts } from './kept-text.ts';

const EMPTY: ArticleWords = { title: '', slug: '', summary: '', body: '' };
const FIELDS = ['title', 'slug', 'summary', 'body'] as const;
export type Field = (typeof FIELDS)[number];

function wordsOf(text: ArticleText | undefined): ArticleWords {
  return text ? { title: text.title, slug: text.slug, summary: text.summary, body: text.body } : EMPTY;
}

/** The form of one language: what is typed is kept, saved as a version, and never lost to another writer. */
export function useTextForm(article: ArticleView, locale: Locale) {
  const t = useT('help');
  const common = useT('common');
  const api = useApi();
  const errorText = useErrorText();
  const changed = useHelpChanged();
  const { id } = article;
  const stored = article.texts.find((text) => text.locale === locale);
  const original = article.texts.find((text) => text.locale === article.source_locale);
  const [kept] = useState(() => keptTexts.read(id, locale));
  const [restored, setRestored] = useState(kept !== undefined);
  const [words, setWords] = useState(kept?.words ?? wordsOf(stored));
  const [machine, setMachine] = useState(kept?.machine ?? stored?.machine ?? false);
  const [base, setBase] = useState(kept?.version ?? stored?.version ?? 0);
  const [sourceVersion, setSourceVersion] = useState<number>();
  const [errors, setErrors] = useState<Partial<Record<Field | 'at', string>>>({});
  const [problem, setProblem] = useState<string>();
  const [stale, setStale] = useState<ArticleText>();
  const [busy, setBusy] = useState(false);
  const isDirty =
    JSON.stringify([words, machine]) !== JSON.stringify([wordsOf(stored), stored?.machine ?? false]) || sourceVersion !== undefined;

  useEffect(() => {
    if (isDirty) keptTexts.keep(id, locale, { words, machine, version: base });
    else keptTexts.drop(id, locale);
  }, [id, locale, words, machine, base, isDirty]);

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === 'stale_version') return setStale((error.data as { current: ArticleText }).current);
    setErrors(Object.fromEntries(error.fields.map(({ path, message }) => [path, message])));
    if (error.fields.length === 0) setProblem(errorText(error));
    else document.getElementById(`article-${error.fields[0]?.path ?? 'title'}`)?.focus();
  };

  const settle = async (saved: ArticleText) => {
    keptTexts.drop(id, locale);
    setRestored(false);
    setWords(wordsOf(saved));
    setMachine(saved.machine);
    setBase(saved.version);
    setSourceVersion(undefined);
    await changed();
  };

  /** @returns what is stored now; undefined where it was not taken */
  const save = async (over = base, given: { machine?: boolean; level?: boolean } = {}): Promise<ArticleText | undefined> => {
    setProblem(undefined);
    setErrors({});
    if (words.title.trim() === '') {
      setErrors({ title: common('errors.required') });
      document.getElementById('article-title')?.focus();
      return undefined;
    }
    setBusy(true);
    const level = given.level ? original?.version : sourceVersion;
    try {
      const request = { ...words, id, locale, version: over, machine: given.machine ?? machine };
      const saved = await saveText(api, { ...request, ...(level === undefined ? {} : { source_version: level }) });
      await settle(saved);
      return saved;
    } catch (error) {
      refuse(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  /** Saves what is typed first, so that what is published is what is seen. */
  const act = async (action: StatusChange['action'], at?: number): Promise<boolean> => {
    const saved = isDirty || !stored ? await save() : stored;
    if (!saved) return false;
    setBusy(true);
    try {
      await setStatus(api, { id, locale, action, version: saved.version, ...(at === undefined ? {} : { at }) });
      await changed();
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    stored,
    original,
    words,
    machine,
    errors,
    problem,
    stale,
    busy,
    restored,
    isDirty,
    act,
    change: (part: Partial<ArticleWords>) => {
      setWords((before) => ({ ...before, ...part }));
      // What somebody has worked on is theirs.
      setMachine(false);
    },
    /** Takes the translator's words, which are not saved yet. */
    takeTranslation(made: { title: string; summary: string; body: string; source_version: number }) {
      setWords((before) => ({ ...before, title: made.title, summary: made.summary, body: made.body }));
      setMachine(true);
      setSourceVersion(made.source_version);
    },
    async save() {
      const saved = await save();
      if (saved) toast.success(t('editor.saved', { version: saved.version }));
    },
    approve: () => void save(base, { machine: false }),
    level: () => void save(base, { level: true }),
    discard: () => {
      keptTexts.drop(id, locale);
      setRestored(false);
      setWords(wordsOf(stored));
      setMachine(stored?.machine ?? false);
      setBase(stored?.version ?? 0);
      setSourceVersion(undefined);
    },
    /** Saves what is in the form over the newer copy. */
    keepMine: () => {
      const newer = stale?.version;
      setStale(undefined);
      if (newer !== undefined) void save(newer);
    },
    /** Goes on from the newer copy. */
    takeTheirs: () => {
      if (!stale) return;
      setWords(wordsOf(stale));
      setMachine(stale.machine);
      setBase(stale.version);
      setStale(undefined);
      void changed();
    },
  };
}

export type TextForm = ReturnType<typeof useTextForm>;
