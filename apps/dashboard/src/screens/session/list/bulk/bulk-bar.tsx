import { BULK_CONVERSATIONS_MAX, type BulkAction } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Checkbox, IconButton } from '@lobby/ui';
import { CircleCheck, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '#/components/use-may.ts';
import { BulkAssignMenu, BulkMoreMenu, BulkSnoozeMenu } from './bulk-menus.tsx';
import type { SelectionControl } from './use-selection.ts';
import type { BulkRun } from './use-bulk-run.ts';

/** Its code loads when it is first asked for. */
const TagDialog = lazy(() => import('./tag-dialog.tsx').then((module) => ({ default: module.TagDialog })));

interface BulkBarProps {
  control: SelectionControl;
  work: BulkRun;
  /** Rows that are loaded, and rows that the list has. */
  loaded: number;
  total: number | undefined;
}

/** What can be done with the chosen conversations. */
export function BulkBar({ control, work: { busy, run }, loaded, total }: BulkBarProps) {
  const t = useT('desk');
  const formats = useFormats();
  const mayAssign = useMay()('session.assign');
  const [tagging, setTagging] = useState(false);
  const { selection, count, target } = control;
  if (!selection) return null;
  const act = async (action: BulkAction) => {
    if (await run(target, count, action)) control.end();
  };
  const off = busy || count === 0;
  const isEvery = selection.isAll || (loaded > 0 && selection.ids.size >= Math.min(loaded, BULK_CONVERSATIONS_MAX));
  return (
    <div role="toolbar" aria-label={t('bulk.label')} className="shrink-0 border-b border-accent-pale-border bg-accent-pale px-4 py-1.5">
      <div className="flex min-h-9 items-center gap-2 text-13">
        <Checkbox
          aria-label={t('bulk.choose_loaded')}
          checked={isEvery}
          indeterminate={!isEvery && selection.ids.size > 0}
          onChange={() => control.chooseLoaded(!isEvery)}
        />
        <span className="flex-1 truncate text-accent-text tabular-nums" aria-live="polite">
          {t('bulk.chosen', { count, shown: formats.number(count) })}
        </span>
        <IconButton size="small" label={t('bulk.end')} icon={<X size={16} />} onClick={control.end} />
      </div>
      {isEvery && !selection.isAll && total !== undefined && total > loaded ? (
        <Button size="small" variant="ghost" onClick={control.chooseAll} className="-ml-2 text-accent-text">
          {total > BULK_CONVERSATIONS_MAX
            ? t('bulk.choose_first', { shown: formats.number(BULK_CONVERSATIONS_MAX), total: formats.number(total) })
            : t('bulk.choose_all', { shown: formats.number(total) })}
        </Button>
      ) : null}
      <div className="-mx-1 flex flex-wrap items-center">
        {mayAssign ? <BulkAssignMenu disabled={off} onAct={(action) => void act(action)} /> : null}
        <Button
          size="small"
          variant="ghost"
          icon={<CircleCheck size={16} aria-hidden="true" />}
          className="gap-1 px-1.5!"
          disabled={off}
          onClick={() => void act({ kind: 'resolve' })}
        >
          {t('bulk.resolve')}
        </Button>
        <BulkSnoozeMenu disabled={off} onAct={(action) => void act(action)} />
        <BulkMoreMenu disabled={off} onAct={(action) => void act(action)} onTag={() => setTagging(true)} />
      </div>
      <Suspense fallback={null}>
        {tagging ? <TagDialog count={count} onClose={() => setTagging(false)} onAct={(action) => void act(action)} /> : null}
      </Suspense>
    </div>
  );
}
