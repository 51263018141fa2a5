import { useState } from 'react';
import { AWAITED_TRAY, EMPTY_TRAY, type TrayState } from '#/components/attachment/tray-state.ts';
import { asReadyFile, type PickedFile } from '#/components/attachment/use-tray.ts';
import { draftPartsSlice, NO_PARTS, type DraftParts } from '#/state/draft-parts-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';

const { partsChanged, partsReplaced } = draftPartsSlice.actions;

/** What belongs to a reply beside its words: it outlives the look at another conversation. Files on their way are the page's own. */
export function useReplyParts(conversationId: string) {
  const dispatch = useAppDispatch();
  const parts = useAppSelector((state) => state.draftParts[conversationId] ?? NO_PARTS);
  const begin = () => ({ picked: parts.attachments.map(asReadyFile) as readonly PickedFile[], tray: trayOf(parts), round: parts.round });
  const [files, setFiles] = useState(begin);
  // Files that come from elsewhere take the place of those that have arrived here; the others begin anew beside them.
  if (files.round !== parts.round) {
    const { picked, tray, round } = begin();
    const { unfinished = [], isTaken, held } = files.tray;
    // What was picked a moment ago has not come into the tray yet.
    const coming = files.picked.filter((file) => !('ready' in file) && isTaken?.(file) !== true);
    setFiles({ picked: [...picked, ...unfinished, ...coming], tray: held ? { ...tray, held: true } : tray, round });
  }
  const change = (next: Partial<DraftParts>) => dispatch(partsChanged({ conversationId, parts: next }));
  return {
    parts,
    ...files,
    change,
    replace: (next: Partial<DraftParts>) => dispatch(partsReplaced({ conversationId, parts: next })),
    pick: (added: readonly PickedFile[]) => {
      if (added.length === 0) return;
      setFiles((held) => ({ ...held, picked: [...held.picked, ...added], tray: held.tray === EMPTY_TRAY ? AWAITED_TRAY : held.tray }));
    },
    onTray: (tray: TrayState) => {
      setFiles((held) => ({ ...held, tray }));
      if (!isSame(tray.ready, parts.attachments)) change({ attachments: tray.ready });
    },
    /** Everything went out with the reply. */
    clear: () => {
      setFiles((held) => ({ ...held, picked: [], tray: EMPTY_TRAY }));
      change({ attachments: [], cards: [], replyToSeq: undefined, cannedIds: [] });
    },
  };
}

const trayOf = ({ attachments }: DraftParts): TrayState => (attachments.length > 0 ? { ready: attachments, held: false } : EMPTY_TRAY);

function isSame(a: DraftParts['attachments'], b: DraftParts['attachments']): boolean {
  return a.length === b.length && a.every(({ id }, index) => b[index]?.id === id);
}
