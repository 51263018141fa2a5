import type { Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useFetchBack } from '#/data/message.ts';

/** For how long a message is marked that the reader was brought to, in milliseconds. */
export const MARKED_MS = 2_500;
/** Messages above the wanted one that come along, so that it does not stand at the very top. */
const ABOVE = 20;

interface GoTo {
  readonly conversationId: string;
  readonly messages: readonly Message[];
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** The thread does not stay at its end any more. */
  readonly leaveEnd: () => void;
}

/** Brings the reader to a message, fetching what lies between it and those held, and marks it for a moment. */
export function useGoTo({ conversationId, messages, viewport, leaveEnd }: GoTo) {
  const t = useT('session');
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useFetchBack(conversationId);
  const [target, setTarget] = useState<{ readonly seq: number }>();
  const reached = useRef(target);
  const unmark = useRef(() => undefined as void);

  /** `find` names the message once enough is held; `isEnough` says when that is. */
  const reach = async (isEnough: (held: readonly Message[]) => boolean, find: (held: readonly Message[]) => number | undefined) => {
    try {
      const held = isEnough(messages) ? messages : await mutateAsync(isEnough);
      const seq = find(held);
      if (seq === undefined) toast.info(t('message.removed'));
      else setTarget({ seq });
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const follow = (seq: number) => {
    const isHeld = (held: readonly Message[]) => held.some((message) => message.seq === seq);
    void reach(
      (held) => isHeld(held) || (held[0]?.seq ?? 1) <= Math.max(1, seq - ABOVE),
      (held) => (isHeld(held) ? seq : undefined),
    );
  };
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });

  // What was fetched is drawn a moment after it has come.
  useLayoutEffect(() => {
    if (!target || reached.current === target) return;
    const element = viewport.current?.querySelector<HTMLElement>(`[data-seq="${target.seq}"]`);
    if (!element) return;
    reached.current = target;
    leaveEnd();
    element.scrollIntoView({ block: 'center' });
    unmark.current();
    unmark.current = mark(element);
  });
  useEffect(() => () => unmark.current(), []);
  return {
    goTo: useCallback((seq: number) => latest.current(seq), []),
    reach,
    isFetching: isPending,
    target: target?.seq,
    forget: () => setTarget(undefined),
  };
}

/** Marks a message and puts the focus on it. @returns how to take the mark away */
function mark(element: HTMLElement): () => void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.dataset['marked'] = '';
  const timer = setTimeout(() => delete element.dataset['marked'], MARKED_MS);
  return () => {
    clearTimeout(timer);
    delete element.dataset['marked'];
  };
}
