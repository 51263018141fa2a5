import { ApiError } from '@lobby/api-client';
import { termDraft, type Term, type TermDraft } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSaveTerm } from '#/data/glossary.ts';

interface TermErrors {
  readonly source?: string | undefined;
  readonly texts?: string | undefined;
}

export interface TermForm {
  readonly values: TermDraft;
  readonly errors: TermErrors;
  /** What went wrong beside single fields. */
  readonly problem: string | undefined;
  readonly isPending: boolean;
  readonly change: (part: Partial<TermDraft>) => void;
  readonly submit: () => void;
}

const EMPTY: TermDraft = { source: '', keep: false, texts: {}, case_sensitive: false };

/** One term in a form, checked with the contract's own schema. */
export function useTermForm(stored: Term | undefined, onDone: () => void): TermForm {
  const t = useT('copilot');
  const errorText = useErrorText();
  const { mutate, isPending } = useSaveTerm();
  const [of, setOf] = useState(stored);
  const [values, setValues] = useState<TermDraft>(stored ?? EMPTY);
  const [errors, setErrors] = useState<TermErrors>({});
  const [problem, setProblem] = useState<string>();

  const refused = (error: unknown) => {
    const { reason, data, fields } = error instanceof ApiError ? error : { reason: '', data: undefined, fields: [] };
    const field = fields.find(({ path }) => path === 'source');
    if (field) return setErrors({ source: field.message });
    setProblem(errorText(error));
    // Saved again, it takes the place of the newer copy, which the writer has been told of.
    if (reason === 'stale_version') setOf((data as { current: Term }).current);
  };
  return {
    values,
    errors,
    problem,
    isPending,
    change: (part: Partial<TermDraft>) => setValues((before) => ({ ...before, ...part })),
    submit() {
      setProblem(undefined);
      const parsed = termDraft.safeParse(values);
      if (!parsed.success) {
        const isBlank = values.source.trim() === '';
        setErrors({ source: isBlank ? t('glossary.needs_source') : undefined, texts: isBlank ? undefined : t('glossary.needs_text') });
        return;
      }
      setErrors({});
      mutate(
        { draft: parsed.data, of },
        {
          onSuccess() {
            toast.success(t('glossary.saved'));
            onDone();
          },
          onError: refused,
        },
      );
    },
  };
}
