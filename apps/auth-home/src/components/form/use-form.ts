import { useRef, useState } from 'react';
import type { Problem, Problems } from './problem.ts';

/** What stands in the fields. */
export type Values<Name extends string> = Readonly<Record<Name, string>>;

interface FormOptions<Name extends string> {
  /** The fields in the order of the page. */
  readonly names: readonly Name[];
  readonly values: Values<Name>;
  /** What is wrong with the values as they stand. */
  readonly found: Problems<Name>;
}

/** What the server has refused, and the value that it refused. */
type Refusals<Name extends string> = Partial<Record<Name, { readonly value: string; readonly problem: Problem }>>;

/**
 * Which problems of a form are shown, and where the focus goes. A field is judged once it was left with something in it, or sent; what the server
 * refused stays refused until it is changed.
 */
export function useForm<Name extends string>({ names, values, found }: FormOptions<Name>) {
  const [judged, setJudged] = useState<ReadonlySet<Name>>(new Set());
  const [refusals, setRefusals] = useState<Refusals<Name>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  const problemOf = (name: Name): Problem | undefined => {
    const refusal = refusals[name];
    return found[name] ?? (refusal?.value === values[name] ? refusal.problem : undefined);
  };
  const judge = (more: readonly Name[]) => setJudged((before) => new Set([...before, ...more]));
  const focusFirst = (wanted: (name: Name) => boolean) => {
    const first = names.find(wanted);
    if (first !== undefined) inputs.current[first]?.focus();
  };

  return {
    focus: (name: Name) => inputs.current[name]?.focus(),
    /** Fields that keep the form from being sent. */
    wrong: names.filter((name) => problemOf(name) !== undefined),
    /** The problem to show at a field. */
    problemAt: (name: Name) => (judged.has(name) ? problemOf(name) : undefined),
    /** What ties an input to its field. */
    tie: (name: Name) => ({
      name,
      value: values[name],
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      onBlur: () => {
        if (values[name] !== '') judge([name]);
      },
    }),
    /** Judges fields; true where they are right, else the focus goes to the first that is not. */
    pass: (some: readonly Name[] = names): boolean => {
      judge(some);
      const isWrong = (name: Name) => some.includes(name) && problemOf(name) !== undefined;
      focusFirst(isWrong);
      return !some.some(isWrong);
    },
    /** Shows what the server refused of the values that were sent. */
    refuse: (problems: Problems<Name>, sent: Values<Name>) => {
      const refused = names.flatMap((name) => {
        const problem = problems[name];
        return problem === undefined ? [] : [[name, { value: sent[name], problem }] as const];
      });
      setRefusals((before) => ({ ...before, ...(Object.fromEntries(refused) as Refusals<Name>) }));
      judge(refused.map(([name]) => name));
      focusFirst((name) => problems[name] !== undefined);
    },
  };
}

/** What stands in the fields, and how to change one. */
export function useValues<Name extends string>(initial: Values<Name>) {
  const [values, setValues] = useState(initial);
  const setValue = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }));
  return [values, setValue] as const;
}
