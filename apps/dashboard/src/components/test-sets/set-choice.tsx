import type { TestSet } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Select } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#/data/api.ts';
import { createTestSet, testSetsQuery, useTestSetChange } from '#/data/test-set.ts';

/** The test set that something is kept in: one is begun where there is none. */
export function useChosenSet() {
  const { data } = useQuery(testSetsQuery(useApi()));
  const { mutateAsync } = useTestSetChange(createTestSet);
  const [id, setId] = useState<string>();
  const sets = data?.items ?? [];
  const chosen: TestSet | undefined = sets.find((set) => set.id === id) ?? sets[0];
  return {
    isReady: data !== undefined,
    sets,
    chosen,
    setId,
    /** @param name of the first set */
    choose: async (name: string) => chosen ?? mutateAsync({ name }),
  };
}

/** A choice among the test sets; nothing where there is none yet. */
export function SetChoice({ choice: { sets, chosen, setId } }: { choice: ReturnType<typeof useChosenSet> }) {
  const t = useT('bot');
  if (!chosen) return null;
  return (
    <Select
      label={t('test.keep_set')}
      options={sets.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.id}
      onChange={setId}
    />
  );
}
