import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { help, type HelpImportReport } from '@lobby/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

/** Every article as Markdown, in a zip. */
export const exportArticles = (api: ApiClient) => callEndpoint(api, help.export, {});

/** Takes in one file after the other; a trial tells what would happen, and changes nothing. */
export function useImportArticles() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ files, isTrial }: { files: readonly File[]; isTrial: boolean }): Promise<HelpImportReport> => {
      const told: HelpImportReport = { dry_run: isTrial, items: [], images: 0, categories: 0 };
      for (const file of files) {
        const { items, images, categories } = await callEndpoint(api, help.import, { dry_run: isTrial }, { file, retry: false });
        told.items.push(...items);
        told.images += images;
        told.categories += categories;
      }
      return told;
    },
    onSettled: (report) => (report?.dry_run === false ? queryClient.invalidateQueries({ queryKey: ['help'] }) : undefined),
  });
}
