import { ApiError } from '@lobby/api-client';
import type { DiversionDraft, DiversionLink } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast, useConfirm } from '@lobby/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useDiversionSearch } from '#/components/diversion/use-diversion-search.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSaveLink } from '#/data/diversion-link.ts';
import { formOf, newForm, type LinkForm } from './draft-values.ts';

/** The form of a link: what is typed, what the server refuses of it, and what somebody else has saved meanwhile. */
export function useLinkForm(link: DiversionLink | undefined) {
  const t = useT('diversion');
  const errorText = useErrorText();
  const { go } = useDiversionSearch();
  const { mutateAsync, isPending } = useSaveLink();
  // The same id through every try: a repeat makes no second link.
  const [newId] = useState(() => crypto.randomUUID());
  const [first] = useState(() => newForm(crypto.randomUUID()));
  const [stored, setStored] = useState(link);
  const base = stored ? formOf(stored) : first;
  const [form, setForm] = useState<LinkForm>(base);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [stale, setStale] = useState<DiversionLink>();
  const isDirty = JSON.stringify(form) !== JSON.stringify(base);
  /** What was saved just now is no longer to be kept. */
  const settled = useRef(false);
  useKeepUnsaved(() => isDirty && !settled.current);

  useEffect(() => {
    if (Object.keys(errors).length > 0) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === 'stale_version') return setStale((error.data as { current: DiversionLink }).current);
    const fields = error.reason === 'slug_taken' ? [{ path: 'slug', message: errorText(error) }] : error.fields;
    setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
    setProblem(fields.length === 0 ? errorText(error) : t('check_fields'));
  };
  const save = async (version = stored?.version) => {
    setErrors({});
    setProblem(undefined);
    setStale(undefined);
    try {
      const saved = await mutateAsync({ id: stored?.id ?? newId, slug: form.slug, draft: form.draft, version });
      settled.current = true;
      toast.success(t('saved', { name: saved.name }));
      go({ link: saved.id, edit: undefined });
    } catch (error) {
      refuse(error);
    }
  };
  return {
    form,
    isPending,
    problem,
    stale,
    errorOf: (path: string) => errors[path],
    change: (change: Partial<DiversionDraft>) => setForm((before) => ({ ...before, draft: { ...before.draft, ...change } })),
    changeSlug: (slug: string) => setForm((before) => ({ ...before, slug })),
    save,
    takeTheirs: () => {
      if (!stale) return;
      setStored(stale);
      setForm(formOf(stale));
      setStale(undefined);
    },
    keepMine: () => void save(stale?.version),
  };
}

export type LinkFormState = ReturnType<typeof useLinkForm>;

/** Asks before what was typed is lost. */
function useKeepUnsaved(isUnsaved: () => boolean): void {
  const common = useT('common');
  const { confirm } = useConfirm();
  useBlocker({
    shouldBlockFn: async () => {
      if (!isUnsaved()) return false;
      const answer = await confirm({
        title: common('confirm.leave_title'),
        text: common('confirm.leave_text'),
        confirmLabel: common('confirm.leave'),
        cancelLabel: common('actions.stay'),
        tone: 'danger',
      });
      return answer !== 'confirmed';
    },
    enableBeforeUnload: isUnsaved,
  });
}
