import { Button, FileDrop } from '@lobby/ui';
import { FileDown } from 'lucide-react';
import { csvFile } from '#/components/csv-file.ts';
import { saveFile } from '#/components/save-file.ts';

interface ChooseImportFileProps {
  problem: string | undefined;
  /** `name` is that of the saved template, without its ending. */
  words: { file: string; hint: string; title: string; text: string; save: string; name: string };
  /** Headers and an example. */
  template: readonly (readonly string[])[];
  onFile: (file: File) => void;
}

/** The first step of an import: a file, or a template to fill in. */
export function ChooseImportFile({ problem, words, template, onFile }: ChooseImportFileProps) {
  return (
    <div className="flex flex-col gap-4">
      <FileDrop label={words.file} accept=".csv,.xlsx" error={problem} hint={words.hint} onFiles={([file]) => file && onFile(file)} />
      <div className="flex items-center justify-between gap-4 rounded-xl bg-surface-secondary px-4 py-3">
        <div className="min-w-0">
          <p className="font-semibold">{words.title}</p>
          <p className="text-13 text-pretty text-muted">{words.text}</p>
        </div>
        <Button icon={<FileDown size={15} />} onClick={() => saveFile(csvFile(template), `${words.name}.csv`)}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
