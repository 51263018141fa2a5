import { useFileSize, useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { Download } from 'lucide-react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { saveFile } from '#/components/save-file.ts';
import { useErrorText } from '#/components/use-error-text.ts';

const FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof FORMATS)[number];

interface ExportMenuProps {
  words: { label: string; running: string; failed: string; done: (file: string) => string } & Readonly<Record<ExportFormat, string>>;
  /** Name of a file that comes without one, without its ending. */
  fallback: string;
  /** `onBytes` is told how much of it has come. */
  fetchFile: (format: ExportFormat, onBytes: (bytes: number) => void) => Promise<{ blob: Blob; filename: string | undefined }>;
}

/** Who waits for a long file is told about each of these of it, in bytes. */
const STEP = 1024 * 1024;

/** Saves what a list shows as CSV or XLSX. */
export function ExportMenu({ words, fallback, fetchFile }: ExportMenuProps) {
  const common = useT('common');
  const errorText = useErrorText();
  const fileSize = useFileSize();
  const save = async (format: ExportFormat) => {
    const id = toast.loading(words.running);
    let steps = 0;
    try {
      const { blob, filename } = await fetchFile(format, (bytes) => {
        if (Math.floor(bytes / STEP) === steps) return;
        steps = Math.floor(bytes / STEP);
        toast.loading(words.running, { id, description: fileSize(steps * STEP) });
      });
      const name = filename ?? `${fallback}.${format}`;
      saveFile(blob, name);
      toast.success(words.done(name), { id });
    } catch (error) {
      const retry = { label: common('actions.retry'), onAction: () => void save(format) };
      toast.error(words.failed, { id, description: errorText(error), action: retry });
    }
  };
  return (
    <MenuOnDemand
      label={words.label}
      trigger={
        <>
          <Download size={15} aria-hidden="true" />
          <span className="max-sm:hidden">{words.label}</span>
        </>
      }
      entries={FORMATS.map((format) => ({ id: format, label: words[format], onAction: () => void save(format) }))}
    />
  );
}
