import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Undo2 } from 'lucide-react';
import { useReply } from '#/components/conversation/use-reply.ts';
import { useEffect, useState } from 'react';
import { draftPartsSlice, NO_PARTS } from '#/state/draft-parts-slice.ts';
import type { Unsent } from '#/state/session-outbox-slice.ts';
import { sessionDraftsSlice } from '#/state/session-drafts-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';

const SECOND_MS = 1_000;

/** Under a reply that waits to be sent: how long, and Undo, which puts everything back into the composer. */
export function HeldReply({ reply, until }: { reply: Unsent; until: number }) {
  const t = useT('canned');
  const dispatch = useAppDispatch();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const { discard } = useReply(reply.conversationId);
  const { conversationId } = reply;
  const draft = useAppSelector((state) => state.sessionDrafts[conversationId] ?? '');
  const parts = useAppSelector((state) => state.draftParts[conversationId] ?? NO_PARTS);
  const undo = () => {
    discard(reply);
    const words = reply.original ?? reply.text;
    // What was begun meanwhile stands behind it.
    const text = draft.trim() === '' ? words : `${words}\n${draft}`;
    dispatch(sessionDraftsSlice.actions.draftChanged({ conversationId, text }));
    dispatch(
      draftPartsSlice.actions.partsReplaced({
        conversationId,
        parts: {
          attachments: [...(reply.attachments ?? []), ...parts.attachments],
          cards: [...(reply.cards ?? []), ...parts.cards],
          replyToSeq: parts.replyToSeq ?? reply.replyToSeq,
          cannedIds: [...(reply.cannedIds ?? []), ...parts.cannedIds],
        },
      }),
    );
    document.querySelector<HTMLElement>('[data-session-composer]')?.focus();
  };
  return (
    <div className="flex items-center gap-2 text-xs text-neutral-text">
      <span className="tabular-nums">{t('undo.waits', { count: Math.max(1, Math.ceil((until - now) / SECOND_MS)) })}</span>
      <Button size="small" icon={<Undo2 size={14} aria-hidden="true" />} onClick={undo}>
        {t('undo.action')}
      </Button>
    </div>
  );
}
