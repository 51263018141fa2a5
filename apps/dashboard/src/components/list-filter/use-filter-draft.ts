import { useState } from 'react';

/** Stands for no choice, which a list of options has no value for. */
export const ANY = 'any';

/** What narrows a list, before it counts; what is left out does not narrow. */
export type FilterDraft<Name extends string> = Partial<Record<Name, string>>;

/** What is being chosen, beginning with what the address says. */
export function useFilterDraft<Name extends string>(
  names: readonly Name[],
  search: { readonly [Each in Name]?: string | number | undefined },
) {
  const [draft, setDraft] = useState<FilterDraft<Name>>(
    () =>
      Object.fromEntries(names.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]]))) as FilterDraft<Name>,
  );
  const set = (name: Name, value: string) =>
    setDraft((before) => {
      const { [name]: _before, ...rest } = before;
      return (value === ANY || value === '' ? rest : { ...rest, [name]: value }) as FilterDraft<Name>;
    });
  const isBackward = (from: Name, to: Name) => (draft[to] ?? '') !== '' && (draft[to] ?? '') < (draft[from] ?? '');
  return { draft, set, clear: () => setDraft({}), isBackward };
}
