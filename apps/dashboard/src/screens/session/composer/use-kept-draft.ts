import type { Draft, DraftKind } from '@lobby/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '#/data/api.ts';
import { draftsQuery, saveDraft, saveDraftOnLeave, useFreshDrafts } from '#/data/draft.ts';
import { keepDraftTime, readDraftTime } from '#/state/draft-times.ts';
import { contentOf, textOf, type DraftContent } from '#/state/draft-content.ts';
import { mergeDraft, STILL_TYPING_MS } from '#/state/merge-draft.ts';

/** A draft is saved once typing pauses for so long, in milliseconds. */
export const SAVE_PAUSE_MS = 1_000;

interface KeptDraft {
  readonly conversationId: string;
  readonly kind: DraftKind;
  /** What the tab knows the draft by. */
  readonly draftId: string;
  readonly content: DraftContent;
  readonly onContent: (content: DraftContent) => void;
}

/** What a draft has lost since it was saved. */
export interface DraftLoss {
  /** Files that are no longer there. */
  readonly files: number;
  /** The message that it answered was taken back. */
  readonly quote: boolean;
  /** Saves the draft without them. */
  readonly accept: () => void;
}

/**
 * Keeps a draft on the server beside the tab: what is typed is saved when typing pauses and when the page is left, and a
 * newer copy of another tab or device takes its place unless somebody types here.
 */
export function useKeptDraft({ conversationId, kind, draftId, content, onContent }: KeptDraft): DraftLoss | undefined {
  const api = useApi();
  const { data, refetch } = useQuery(draftsQuery(api, conversationId));
  const text = textOf(content);
  const seen = useRef(text);
  const typedAt = useRef(0);
  const kept = data?.items.find((draft) => draft.kind === kind);

  const own = () => ({ ...content, conversationId, kind, writtenAt: readDraftTime(draftId, 'written') });
  // Times and not words tell what is unsaved: words that were sent elsewhere are saved though nobody keeps them any more.
  const isUnsaved = () => readDraftTime(draftId, 'written') > readDraftTime(draftId, 'saved');
  const markSaved = (writtenAt: number) => keepDraftTime(draftId, 'saved', Math.max(writtenAt, readDraftTime(draftId, 'saved')));
  const saveNow = () => {
    if (!isUnsaved()) return;
    const sent = own();
    // Offline, what the tab keeps is saved at the next change, reconnect or visit.
    saveDraft(api, sent).then(
      (saved) => {
        markSaved(sent.writtenAt);
        // The very draft that was saved has lost something: it is looked at again.
        if (saved.written_at === sent.writtenAt && lossOf(saved)) void refetch();
      },
      () => undefined,
    );
  };
  const save = useEffectEvent(saveNow);
  const leave = useEffectEvent(() => {
    if (!isUnsaved()) return;
    const left = own();
    if (navigator.onLine) markSaved(left.writtenAt);
    saveDraftOnLeave(api, left);
  });
  const take = (theirs: DraftContent, writtenAt: number) => {
    seen.current = textOf(theirs);
    keepDraftTime(draftId, 'written', writtenAt);
    markSaved(writtenAt);
    onContent(theirs);
    return 'done' as const;
  };
  const merge = useEffectEvent((draft: Draft | undefined) => {
    const written = readDraftTime(draftId, 'written');
    const writtenAt = draft?.written_at ?? 0;
    const theirs = contentOf(draft);
    // The very draft of this tab, without what was lost: it goes on without it.
    if (draft && lossOf(draft) && writtenAt === written && textOf(theirs) !== text) return take(theirs, writtenAt);
    const outcome = mergeDraft({
      own: { body: text, writtenAt: written },
      kept: { body: textOf(theirs), writtenAt },
      unsaved: isUnsaved(),
      typedAt: typedAt.current,
      now: Date.now(),
    });
    if (outcome === 'save') {
      // What is being typed is saved when typing pauses; a newer copy is looked at again when it has ended.
      if (writtenAt > written) return 'later';
      keepDraftTime(draftId, 'saved', writtenAt);
      if (Date.now() - typedAt.current > SAVE_PAUSE_MS) save();
      return 'done';
    }
    markSaved(written);
    return outcome === 'same' ? 'done' : take(theirs, writtenAt);
  });

  useFreshDrafts(conversationId, saveNow);
  useEffect(() => {
    if (!data) return undefined;
    const look = () => merge(kept);
    if (look() === 'done') return undefined;
    const timer = setTimeout(look, STILL_TYPING_MS);
    return () => clearTimeout(timer);
  }, [data, kept]);
  useEffect(() => {
    if (seen.current === text) return undefined;
    seen.current = text;
    typedAt.current = Date.now();
    keepDraftTime(draftId, 'written', typedAt.current);
    // What was sent is gone elsewhere at once.
    const timer = setTimeout(() => save(), text === '' ? 0 : SAVE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, draftId]);
  useEffect(() => {
    const onHide = () => leave();
    const onVisibility = () => document.visibilityState === 'hidden' && leave();
    addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onVisibility);
      save();
    };
  }, []);
  const loss = kept && lossOf(kept);
  return (
    loss && {
      ...loss,
      accept: () => {
        keepDraftTime(draftId, 'written', Date.now());
        saveNow();
      },
    }
  );
}

function lossOf({ files_gone: files = 0, quote_gone: quote = false }: Draft): { files: number; quote: boolean } | undefined {
  return files > 0 || quote ? { files, quote } : undefined;
}
