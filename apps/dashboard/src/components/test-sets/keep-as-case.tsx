import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '#/components/use-may.ts';

/** Its code loads when it is first asked for. */
const KeepSession = lazy(() => import('./keep-session.tsx').then((module) => ({ default: module.KeepSession })));

/** What the visitor asked becomes a question that the bot is tested with. */
export function KeepAsCase({ conversationId }: { conversationId: string }) {
  const t = useT('bot');
  const [open, setOpen] = useState(false);
  if (!useMay()('bot.edit')) return null;
  return (
    <>
      <IconButton label={t('tests.keep_session')} icon={<FlaskConical size={17} />} onClick={() => setOpen(true)} className="text-muted" />
      <Suspense fallback={null}>{open ? <KeepSession conversationId={conversationId} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
