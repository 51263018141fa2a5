import type { CorpusSource } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { toast, useConfirm, type MenuEntry } from '@lobby/ui';
import { Pause, Play, RefreshCw, RotateCcw, Trash2 } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useCommandSource, useRemoveSource } from '#/data/corpus-source.ts';
import { isAtWork } from './state-chip.tsx';

/** What can be done with a source in its state. */
export function useSourceActs(onRemoved?: () => void): (source: CorpusSource) => MenuEntry[] {
  const t = useT('sources');
  const command = useCommand();
  const remove = useRemove(onRemoved);
  return (source) => {
    const { id, state, pages } = source;
    const working = isAtWork(state);
    return [
      ...(working ? [{ id: 'pause', label: t('pause'), icon: <Pause />, onAction: () => command(id, 'pause') }] : []),
      ...(state === 'paused' ? [{ id: 'resume', label: t('resume'), icon: <Play />, onAction: () => command(id, 'resume') }] : []),
      ...(working || state === 'paused'
        ? []
        : [{ id: 'read', label: t('read'), icon: <RefreshCw />, onAction: () => command(id, 'read') }]),
      ...(!working && pages.failed > 0
        ? [{ id: 'retry', label: t('retry'), icon: <RotateCcw />, onAction: () => command(id, 'retry') }]
        : []),
      { id: 'delete', label: t('delete'), icon: <Trash2 />, tone: 'danger', onAction: () => void remove(source) },
    ];
  };
}

type Command = 'read' | 'retry' | 'pause' | 'resume';

function useCommand(): (id: string, command: Command) => void {
  const errorText = useErrorText();
  const { mutate } = useCommandSource();
  return (id, command) => mutate({ id, command }, { onError: (error) => void toast.error(errorText(error)) });
}

function useRemove(onRemoved: (() => void) | undefined): (source: CorpusSource) => Promise<void> {
  const t = useT('sources');
  const formats = useFormats();
  const errorText = useErrorText();
  const { confirm } = useConfirm();
  const { mutate } = useRemoveSource();
  return async ({ id, name, passages }) => {
    const answer = await confirm({
      title: t('delete_title', { name }),
      text: t('delete_text', { passages: formats.number(passages) }),
      icon: <Trash2 />,
      tone: 'danger',
      confirmLabel: t('delete'),
    });
    if (answer !== 'confirmed') return;
    mutate(id, {
      onSuccess() {
        toast.success(t('deleted'));
        onRemoved?.();
      },
      onError: (error) => void toast.error(errorText(error)),
    });
  };
}
