import { FileFace } from '@lobby/ui';
import type { Attachment } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { X } from 'lucide-react';

/** Files that an earlier look at a form has sent already, each with a way to leave it out. */
export function KeptFiles({ files, onRemove }: { files: readonly Attachment[]; onRemove: (id: string) => void }) {
  const t = useT('upload');
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('tray')} className="flex flex-col gap-1.5 pb-2">
      {files.map(({ id, name, mime }) => (
        <li key={id} className="flex items-center gap-2.5 rounded-2xl border border-border bg-surface p-1.5">
          <FileFace mime={mime} />
          <span dir="auto" className="min-w-0 flex-1 truncate text-sm">
            {name}
          </span>
          <button
            type="button"
            aria-label={t('remove', { name })}
            title={t('remove', { name })}
            onClick={() => onRemove(id)}
            className="relative flex size-9 pointer-coarse:after:absolute pointer-coarse:after:-inset-1 shrink-0 items-center justify-center rounded-full text-muted hover:bg-default hover:text-foreground"
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
