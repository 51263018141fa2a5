import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '#/components/use-may.ts';

/** Its code loads when it is asked for. */
const PreviewDialog = lazy(() => import('./preview-dialog.tsx').then((module) => ({ default: module.PreviewDialog })));

/** Leads to the links with which others see the draft. */
export function PreviewButton() {
  const t = useT('bot');
  const mayMake = useMay()('bot.edit');
  const [isOpen, setOpen] = useState(false);
  if (!mayMake) return null;
  return (
    <>
      <Button icon={<Eye size={16} aria-hidden="true" />} aria-label={t('preview.open')} onClick={() => setOpen(true)}>
        <span className="max-sm:hidden">{t('preview.open')}</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PreviewDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
