import { callEndpoint } from '@lobby/api-client';
import { annotations, type Annotation } from '@lobby/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { REPORT_KEY } from './analysis-report.ts';
import { useApi } from './api.ts';

/** What is written of an annotation: a new one, or a change of one from its version. */
export type AnnotationDraft = Pick<Annotation, 'id' | 'day' | 'text'> & { version?: number };

/** Writes an annotation; it is done once the figures show it. */
export function useSaveAnnotation() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...draft }: AnnotationDraft) =>
      version === undefined
        ? callEndpoint(api, annotations.create, draft, { quiet: true })
        : callEndpoint(api, annotations.update, { ...draft, version }, { quiet: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: REPORT_KEY }),
  });
}

export function useRemoveAnnotation() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, annotations.remove, { id }, { quiet: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: REPORT_KEY }),
  });
}
