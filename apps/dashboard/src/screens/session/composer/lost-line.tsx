import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { X } from 'lucide-react';
import type { DraftLoss } from './use-kept-draft.ts';

/** Says quietly what a draft has lost since it was written; it goes on without it. */
export function LostLine({ loss: { files, quote, accept } }: { loss: DraftLoss }) {
  const t = useT('session');
  const common = useT('common');
  return (
    <div className="flex items-center gap-2 border-b border-separator py-1 pr-1 pl-3.5 text-xs text-muted">
      <p role="status" className="min-w-0 flex-1">
        {files > 0 ? t('composer.files_gone', { count: files }) : null} {quote ? t('composer.quote_gone') : null}
      </p>
      <IconButton label={common('actions.close')} icon={<X size={15} />} size="small" onClick={accept} />
    </div>
  );
}
