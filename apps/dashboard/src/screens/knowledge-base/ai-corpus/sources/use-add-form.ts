import { ApiError } from '@lobby/api-client';
import type { SourceKind, SourceRefresh } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useAddSource, type NewSource } from '#/data/corpus-source.ts';
import { optionsOf, USUAL_OPTIONS, type OptionValues } from './source-options.ts';

export interface AddValues {
  kind: SourceKind;
  address: string;
  name: string;
  text: string;
  refresh: SourceRefresh;
  options: OptionValues;
}

const EMPTY: AddValues = { kind: 'site', address: '', name: '', text: '', refresh: 'weekly', options: USUAL_OPTIONS };
type WrongField = 'address' | 'text' | 'pages';

/** A page, a site, a sitemap or a text in a form. Sent twice, it is one source. */
export function useAddForm(onDone: () => void) {
  const t = useT('sources');
  const errorText = useErrorText();
  const { mutate, isPending } = useAddSource();
  const [values, setValues] = useState(EMPTY);
  const [wrong, setWrong] = useState<{ field: WrongField; text: string }>();
  const [problem, setProblem] = useState<string>();
  const clientId = useRef(crypto.randomUUID());
  const first = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  const refuse = (field: WrongField, text: string) => {
    setWrong({ field, text });
    first.current?.focus();
  };
  const refused = (error: unknown) => {
    const field = error instanceof ApiError ? error.fields.find(({ path }) => path === 'address' || path === 'text') : undefined;
    if (field) refuse(field.path as WrongField, field.message);
    else setProblem(errorText(error));
  };
  return {
    values,
    wrong,
    problem,
    isPending,
    first,
    change: (part: Partial<AddValues>) => {
      setWrong(undefined);
      setValues((before) => ({ ...before, ...part }));
    },
    submit: () => {
      setProblem(undefined);
      const options = optionsOf(values.options);
      if (values.kind === 'text' && values.text.trim() === '') return refuse('text', t('add.text_missing'));
      if (values.kind !== 'text' && values.address.trim() === '') return refuse('address', t('add.address_missing'));
      if (!options) return refuse('pages', t('options.max_pages_wrong'));
      const { kind, address, name, text, refresh } = values;
      const source: NewSource = kind === 'text' ? { kind, name, text } : { kind, name, address, refresh, options };
      mutate(
        { source, clientId: clientId.current },
        {
          onSuccess() {
            toast.success(t('add.added'));
            onDone();
          },
          onError: refused,
        },
      );
    },
  };
}
