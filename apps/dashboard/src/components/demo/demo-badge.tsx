import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Store } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const DemoDialog = lazy(() => import('./demo-dialog.tsx').then((module) => ({ default: module.DemoDialog })));

/** Says that the business is made up, and opens what there is to know about it. */
export function DemoBadge({ collapsed }: { collapsed: boolean }) {
  const t = useT('business');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        onClick={() => setOpen(true)}
        aria-label={t('demo.badge')}
        className={
          collapsed
            ? 'mb-1 w-full px-0!'
            : 'mb-1 w-full justify-start! gap-2! bg-warning-soft! px-2! font-normal! text-warning-soft-foreground!'
        }
      >
        <Store size={16} aria-hidden="true" />
        {collapsed ? null : t('demo.badge')}
      </Button>
      <Suspense fallback={null}>{open ? <DemoDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
