import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { X } from 'lucide-react';
import { useState } from 'react';

/** Where the browser keeps nothing: what that means for this conversation. */
export function StorageNotice() {
  const t = useT('later');
  const common = useT();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div role="status" className="flex shrink-0 items-center gap-2 bg-accent-pale py-1 ps-4 pe-2 text-13">
      <p className="min-w-0 flex-1">{t('storage.blocked')}</p>
      <IconButton
        label={common('actions.close')}
        icon={<X size={16} />}
        size="small"
        round
        onClick={() => setClosed(true)}
        className="text-muted"
      />
    </div>
  );
}
