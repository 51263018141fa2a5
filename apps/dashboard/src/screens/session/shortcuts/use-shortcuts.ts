import type { Conversation } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useApi } from '#/data/api.ts';
import { conversationQuery } from '#/data/conversation.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { actionsFor } from '#/components/conversation/owner-actions.ts';
import { useRunOwnerAction } from '#/components/conversation/use-run-owner-action.ts';
import { deskOffers } from '#/components/desk/offers.ts';
import { isTakenByInputMethod } from '#/components/input-method.ts';
import { useMay } from '#/components/use-may.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { neighbour, nextUnread, readShortcut, type Shortcut } from './read-shortcut.ts';
import { useDeskShortcut } from './use-desk-shortcut.ts';

interface ShortcutScene {
  readonly root: RefObject<HTMLElement | null>;
  readonly items: readonly Conversation[];
  readonly onHelp: () => void;
}

const WRITING = 'input, textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The workspace by keyboard. */
export function useShortcuts({ root, items, onHelp }: ShortcutScene): void {
  const { conversation: openId, go } = useSessionPlace();
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const { data: open } = useQuery({ ...conversationQuery(useApi(), openId ?? ''), enabled: openId !== undefined });
  const { run } = useRunOwnerAction();
  const mayReply = useMay()('session.reply');
  const runShortcut = useDeskShortcut(open);
  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const show = (id: string | undefined) => {
    if (id === undefined) return;
    go({ conversation: id }, { replace: openId !== undefined });
    focus(`[data-conversation="${id}"]`);
  };

  const act = (shortcut: Shortcut, target: Element): void => {
    if (shortcut === 'help') onHelp();
    else if (shortcut === 'search') focus('[data-session-search]');
    else if (shortcut === 'reply') focus('[data-session-composer]');
    else if (shortcut === 'unread') show(nextUnread(items, openId));
    else if (shortcut === 'choose') {
      const id = target.closest<HTMLElement>('[data-conversation]')?.dataset['conversation'] ?? openId;
      if (id !== undefined) deskOffers().choose?.run(id);
    } else if (shortcut === 'next' || shortcut === 'previous') {
      const ids = items.map((item) => item.id);
      show(neighbour(ids, openId, shortcut));
    } else if (shortcut === 'takeover' || (shortcut === 'resolve' && !deskOffers().chosen)) {
      const { primary, others } = open && mayReply ? actionsFor(open, me) : { primary: undefined, others: [] };
      if (open && [primary, ...others].includes(shortcut)) run(open, shortcut);
    } else if (shortcut === 'resolve') deskOffers().chosen?.run({ kind: 'resolve' });
    else runShortcut(shortcut);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const scrolls = event.key.startsWith('Arrow') && target.closest('[data-session-thread], [role="slider"]') !== null;
    const taken =
      event.defaultPrevented ||
      scrolls ||
      target.closest(WRITING) !== null ||
      target.closest(OVERLAY) !== null ||
      document.querySelector(OVERLAY) !== null;
    const composing = isTakenByInputMethod(event);
    const shortcut = readShortcut({
      key: event.key,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      altKey: event.altKey,
      taken,
      composing,
    });
    if (!shortcut) return;
    event.preventDefault();
    act(shortcut, target);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
