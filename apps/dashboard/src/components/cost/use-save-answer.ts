import type { FileAnswer } from '@lobby/api-client';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { saveFile } from '#/components/save-file.ts';
import { useErrorText } from '#/components/use-error-text.ts';

interface SaveTexts {
  /** Where the server names no file. */
  readonly fallbackName: string;
  readonly running: string;
  readonly failed: string;
}

/** Fetches a file and saves it among the person's downloads, with a toast that follows it and offers Retry. */
export function useSaveAnswer() {
  const t = useT('cost');
  const common = useT('common');
  const errorText = useErrorText();
  return async function save(fetchFile: () => Promise<FileAnswer>, texts: SaveTexts): Promise<void> {
    const id = toast.loading(texts.running);
    try {
      const { blob, filename } = await fetchFile();
      const name = filename ?? texts.fallbackName;
      saveFile(blob, name);
      toast.success(t('file_saved', { file: name }), { id });
    } catch (error) {
      toast.error(texts.failed, {
        id,
        description: errorText(error),
        action: { label: common('actions.retry'), onAction: () => void save(fetchFile, texts) },
      });
    }
  };
}
