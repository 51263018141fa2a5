import { useT } from '@lobby/i18n';
import { UNDO_SEND_MS, undoSendSlice } from '#/state/undo-send-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';

/** Whether a reply can be undone for a moment after it was sent. */
export function UndoSendMenu() {
  const t = useT('canned');
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => state.undoSend);
  return (
    <select
      aria-label={t('undo.label')}
      title={t('undo.label')}
      value={chosen ? 'on' : 'off'}
      onChange={(event) => dispatch(undoSendSlice.actions.undoSendChosen(event.target.value === 'on'))}
      className="h-control cursor-pointer rounded-lg bg-transparent px-1 text-xs text-muted hover:bg-default focus-visible:outline-2 focus-visible:outline-focus max-lg:max-w-40 text-ellipsis"
    >
      <option value="off">{t('undo.off')}</option>
      <option value="on">{t('undo.on', { count: UNDO_SEND_MS / 1_000 })}</option>
    </select>
  );
}
