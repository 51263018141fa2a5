import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAfterPaint } from '#/components/layout/use-after-paint.ts';

// Nobody looks for what is new before the page is there.
const Bell = lazy(() => import('./bell.tsx').then((module) => ({ default: module.Bell })));

/** Where the bell is: its picture at once, its count and its panel behind the first paint. */
export function BellPlace() {
  const t = useT('dashboard');
  const painted = useAfterPaint();
  const still = <IconButton label={t('navigation.notification')} icon={<BellIcon size={18} />} disabled />;
  return <Suspense fallback={still}>{painted ? <Bell /> : still}</Suspense>;
}
