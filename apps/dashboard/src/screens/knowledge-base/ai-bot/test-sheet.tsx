import { useT } from '@lobby/i18n';
import { Sheet } from '@lobby/ui';
import type { ReactNode } from 'react';

/** The test chat where there is no room beside the form. */
export function TestSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useT('bot');
  return (
    <Sheet open onClose={onClose} title={t('test.title')} width={404}>
      <div className="-mx-5 -my-4 h-[calc(100%+32px)]">{children}</div>
    </Sheet>
  );
}
