import { useT, type Messages } from '@lobby/i18n';

/** What is wrong with a field: the key of a text, or a sentence of the server, which comes in the caller's language. */
export type Problem = keyof Messages['auth']['problems'] | { readonly said: string };

/** What is wrong with a form, field by field; a field that is right is not there. */
export type Problems<Name extends string> = Partial<Readonly<Record<Name, Problem>>>;

/** Words a problem in the language of the page. */
export function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const t = useT('auth');
  return (problem) => (typeof problem === 'string' ? t(`problems.${problem}`) : problem?.said);
}
