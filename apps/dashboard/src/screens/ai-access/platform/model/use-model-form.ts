import { ApiError } from '@lobby/api-client';
import { ownModelDraft, type OwnModel, type OwnModelDraft } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useChangeAccess } from '#/data/ai-access.ts';

/** What is typed; numbers as text, an empty one is none. */
export interface ModelValues {
  name: string;
  base_url: string;
  key: string;
  chat_model: string;
  embedding_model: string;
  temperature: string;
  max_tokens: string;
  monthly_tokens: string;
  falls_back: boolean;
}
type Field = keyof OwnModelDraft;
const TOLD = ['name', 'base_url', 'key', 'chat_model', 'embedding_model', 'temperature', 'max_tokens', 'monthly_tokens'] as const;
type Told = (typeof TOLD)[number];

const START = {
  name: '',
  base_url: '',
  key: '',
  chat_model: '',
  embedding_model: '',
  temperature: '0.2',
  max_tokens: '',
  monthly_tokens: '',
};

/** The model in a form, checked with the contract's own schema. */
export function useModelForm(stored: OwnModel | null, onDone: () => void) {
  const t = useT('access');
  const errorText = useErrorText();
  const { mutate, isPending } = useChangeAccess();
  const [values, setValues] = useState<ModelValues>(() => valuesOf(stored));
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    setProblem(undefined);
    const parsed = ownModelDraft.safeParse(draftOf(values, stored));
    if (!parsed.success) return setWrong(parsed.error.issues.map(({ path }) => path[0] as Field));
    setWrong([]);
    mutate(
      { kind: 'model', draft: parsed.data, version: stored?.version ?? 0 },
      {
        onSuccess() {
          toast.success(t('saved'));
          onDone();
        },
        onError: (error) => setProblem(error instanceof ApiError && error.reason === 'stale_version' ? t('form.stale') : errorText(error)),
      },
    );
  };
  const errorOf = (field: Told) => (wrong.includes(field) ? t(`form.wrong.${field}`) : undefined);
  const change = (part: Partial<ModelValues>) => setValues((before) => ({ ...before, ...part }));
  return { values, wrong, problem, isPending, change, errorOf, submit };
}

function valuesOf(stored: OwnModel | null): ModelValues {
  if (!stored) return { ...START, falls_back: true };
  const { name, base_url, chat_model, embedding_model, temperature, max_tokens, monthly_tokens, falls_back } = stored;
  const asText = (value: number | null) => (value === null ? '' : String(value));
  return {
    name,
    base_url,
    key: '',
    chat_model,
    embedding_model: embedding_model ?? '',
    temperature: String(temperature),
    max_tokens: asText(max_tokens),
    monthly_tokens: asText(monthly_tokens),
    falls_back,
  };
}

/** What is sent; what is no number is left for the schema to refuse. */
function draftOf({ key, embedding_model: embedding, ...values }: ModelValues, stored: OwnModel | null): object {
  const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.replaceAll(/[\s,_]/g, '')));
  return {
    ...values,
    ...(key.trim() !== '' && { key }),
    embedding_model: embedding.trim() === '' ? null : embedding,
    temperature: values.temperature.trim() === '' ? undefined : Number(values.temperature),
    max_tokens: numberOf(values.max_tokens),
    monthly_tokens: numberOf(values.monthly_tokens),
    on: stored?.on ?? true,
  };
}
