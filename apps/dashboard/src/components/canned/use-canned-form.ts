import { ApiError } from '@lobby/api-client';
import { CANNED_VARIABLES, LOCALES, type CannedFile, type CannedReply, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSaveCanned } from '#/data/canned.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { checkValues, draftOf, valuesOf, type CannedField, type CannedProblem, type CannedValues } from './canned-values.ts';
import { mayWriteCanned } from './may-write-canned.ts';

type Errors = Partial<Record<CannedField, string>>;

/** Fields in the order in which they stand. */
const FIELDS: readonly CannedField[] = ['title', 'shortcut', 'folder', 'team_ids', ...LOCALES];

/** What can be filled in, as it is written. */
const KNOWN = CANNED_VARIABLES.map((name) => `{{${name}}}`).join(', ');

/** The form of one canned reply: what is wrong in it, and what becomes of it when somebody else was faster. */
export function useCannedForm(stored: CannedReply | undefined, language: Locale, onDone: () => void) {
  const t = useT('canned');
  const common = useT('common');
  const errorText = useErrorText();
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  const mayShare = mayWriteCanned(me, { scope: 'all' });
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(() => valuesOf(stored, mayShare ? 'all' : 'me'));
  const [shown, show] = useState<Locale>(language);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [stale, setStale] = useState<CannedReply>();
  const { mutate, isPending } = useSaveCanned();

  const word = (found: CannedProblem): string => {
    if (found.kind === 'too_long') return common('errors.too_long', { count: found.over });
    if (found.kind === 'required') return common('errors.required');
    if (found.kind === 'space') return t('problems.space');
    if (found.kind === 'no_team') return t('problems.no_team');
    return t('problems.unknown_variable', { name: found.name, known: KNOWN });
  };
  const refuse = (next: Errors) => {
    setErrors(next);
    const first = FIELDS.find((field) => next[field] !== undefined);
    const locale = LOCALES.find((each) => each === first);
    if (locale) show(locale);
    return first;
  };
  const fail = (error: unknown) => {
    const { reason, data, fields } = error instanceof ApiError ? error : { reason: '', data: undefined, fields: [] };
    if (reason === 'stale_version') return setStale((data as { current: CannedReply }).current);
    const named = fields.map(({ path, message }) => [path.replace('i18n.', ''), message] as const);
    const own = named.filter(([path]) => FIELDS.includes(path as CannedField));
    if (own.length === 0) return setProblem(errorText(error));
    return refuse(Object.fromEntries(own) as Errors);
  };
  const saveOver = (of: CannedReply | undefined) => {
    setProblem(undefined);
    const found = checkValues(values, shown);
    const first = refuse(Object.fromEntries(Object.entries(found).map(([field, each]) => [field, word(each)])) as Errors);
    if (first !== undefined) return first;
    const onSuccess = () => {
      toast.success(t('saved'));
      onDone();
    };
    mutate({ draft: draftOf(values), of }, { onSuccess, onError: fail });
    return undefined;
  };
  return {
    values,
    shown,
    show,
    errors,
    problem,
    stale,
    mayShare,
    isPending,
    change: (over: Partial<CannedValues>) => {
      setValues((held) => ({ ...held, ...over }));
      const touched = new Set<string>(Object.keys(over).map((key) => (key === 'teamIds' ? 'team_ids' : key === 'bodies' ? shown : key)));
      setErrors((held) => Object.fromEntries(Object.entries(held).filter(([field]) => !touched.has(field))));
    },
    addFile: (file: CannedFile) => setValues((held) => ({ ...held, files: [...held.files, file] })),
    dropFile: (id: string) => setValues((held) => ({ ...held, files: held.files.filter((file) => file.id !== id) })),
    /** Saves; answers with the first field that is wrong. */
    submit: () => saveOver(base),
    keepMine: () => {
      setBase(stale);
      setStale(undefined);
      saveOver(stale);
    },
    takeTheirs: () => {
      if (!stale) return;
      setBase(stale);
      setValues(valuesOf(stale, stale.scope));
      setStale(undefined);
    },
  };
}
