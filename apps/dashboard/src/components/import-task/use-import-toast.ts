import { useFormats, useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useAppSelector } from '#/state/use-store.ts';

const TOAST_ID = 'corpus-import';

/** Says how the import goes while its own page is not open; nothing while it is. */
export function useImportToast(): void {
  const t = useT('dashboard');
  const formats = useFormats();
  const navigate = useNavigate();
  const task = useAppSelector((state) => state.import);
  const open = useLocation({ select: ({ search }) => (search as { import?: unknown }).import === true });

  const say = useEffectEvent((now: typeof task) => {
    const { phase, progress, report, fileName } = now;
    const running = phase === 'checking' || phase === 'importing';
    const action = {
      label: t('import.see'),
      onAction: () => void navigate({ to: '/dashboard/knowledge-base/ai-corpus', search: { import: true } }),
    };
    const description = progress
      ? t('import.progress', { done: formats.number(progress.done), total: formats.number(progress.total) })
      : undefined;
    if (running) toast.loading(t('import.running', { file: fileName }), { id: TOAST_ID, description, action });
    else if (phase === 'done' && report) {
      const counts = {
        added: formats.number(report.added),
        updated: formats.number(report.updated),
        rejected: formats.number(report.rejected.length),
      };
      toast.success(t('import.done'), { id: TOAST_ID, description: t('import.counts', counts), action });
    } else if (phase === 'checked') toast.info(t('import.checked', { file: fileName }), { id: TOAST_ID, action });
  });

  useEffect(() => {
    if (open || task.phase === 'choosing') toast.dismiss(TOAST_ID);
    else say(task);
  }, [open, task]);
}
