import { ApiError } from '@lobby/api-client';
import { wordsIn, type Locale, type WorkOrderType, type WorkOrderTypeDraft } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSaveType } from '#/data/order-list.ts';
import { differingParts, draftOf, EMPTY_TYPE, readyDraft, typeFaults, type TypeFault } from './type-draft.ts';

/** The form of one type: what is wrong in it, and what becomes of it when somebody else was faster. */
export function useTypeForm(stored: WorkOrderType | undefined, position: number, onDone: () => void) {
  const t = useT('orderlist');
  const errorText = useErrorText();
  const language = useLocale();
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState<WorkOrderTypeDraft>(() => (stored ? draftOf(stored) : { ...EMPTY_TYPE, position }));
  const [shown, show] = useState<Locale>(language);
  const [faults, setFaults] = useState<ReadonlyMap<string, TypeFault>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [stale, setStale] = useState<WorkOrderType>();
  const { mutate, isPending } = useSaveType();
  const change = (over: Partial<WorkOrderTypeDraft>) => {
    const next = { ...draft, ...over };
    setDraft(next);
    // What was wrong is looked at again, what was not is left in peace until it is sent.
    const left = typeFaults(next);
    setFaults((known) => new Map([...known].filter(([path]) => left.has(path))));
  };
  const saveOver = (of: WorkOrderType | undefined) => {
    const found = typeFaults(draft);
    setFaults(found);
    setProblem(undefined);
    if (found.size > 0) return;
    mutate(
      { draft: readyDraft(draft), of },
      {
        onSuccess: () => {
          toast.success(t('types.saved', { name: wordsIn(draft.name, language) }));
          onDone();
        },
        onError: (error) => {
          const reason = error instanceof ApiError ? error.reason : '';
          if (reason === 'stale_version') setStale(((error as ApiError).data as { current: WorkOrderType }).current);
          else setProblem((error instanceof ApiError ? error.fields[0]?.message : undefined) ?? errorText(error));
        },
      },
    );
  };
  return {
    draft,
    change,
    shown,
    show,
    faults,
    problem,
    isPending,
    isChanged: differingParts(draft, base ? draftOf(base) : { ...EMPTY_TYPE, position }).length > 0,
    /** The newer copy that somebody else has saved, and in what it differs from what is typed here. */
    stale,
    differs: stale ? differingParts(draft, draftOf(stale)) : [],
    submit: () => saveOver(base),
    keepMine: () => {
      setBase(stale);
      setStale(undefined);
      saveOver(stale);
    },
    takeTheirs: () => {
      if (!stale) return;
      setBase(stale);
      setDraft(draftOf(stale));
      setStale(undefined);
      setFaults(new Map());
    },
  };
}

export type TypeForm = ReturnType<typeof useTypeForm>;
