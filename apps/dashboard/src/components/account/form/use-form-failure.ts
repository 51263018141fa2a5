import { ApiError } from '@lobby/api-client';
import type { CodeName } from '@lobby/contract';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorText } from '#/components/use-error-text.ts';

/** What is said above the fields: words, or a wait until a moment (epoch ms). */
export type Failure = { readonly text: string } | { readonly until: number };

/** Codes that are about one field of a form. */
type Places<Values extends FieldValues> = Partial<Record<CodeName, FieldPath<Values>>>;

/** Where a failed call is shown: at the field that it is about, which gets the focus, or above the fields. */
export function useFormFailure<Values extends FieldValues>({ setError, getValues }: UseFormReturn<Values>, places: Places<Values>) {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Failure>();

  const refuse = (name: FieldPath<Values>, message: string) => setError(name, { type: 'server', message }, { shouldFocus: true });

  const place = (error: unknown) => {
    setFailure(undefined);
    if (!(error instanceof ApiError)) throw error;
    const own = places[error.reason as CodeName];
    if (own) return refuse(own, errorText(error));
    const known = error.fields.filter(({ path }) => path in getValues());
    for (const { path, message } of known) refuse(path as FieldPath<Values>, message);
    if (known.length > 0 || error.endsSession) return;
    const waits = error.reason === 'sign_in_locked' && error.retryAfter !== undefined;
    setFailure(waits ? { until: Date.now() + (error.retryAfter ?? 0) * 1_000 } : { text: errorText(error) });
  };

  return {
    failure,
    /** Sends the form; a failure is placed, and anything else that went wrong is a defect. */
    attempt: async (task: () => Promise<void>) => {
      try {
        await task();
        setFailure(undefined);
      } catch (error) {
        place(error);
      }
    },
  };
}
