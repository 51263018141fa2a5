import { TAGS_MAX, type Conversation } from '@lobby/contract';
import { deskOffers } from '#/components/desk/offers.ts';
import { useAskFor } from '#/components/desk/use-ask-for.ts';
import { useMay } from '#/components/use-may.ts';
import type { DeskShortcut } from './read-shortcut.ts';

/** Does what a key asks of the chosen rows, or else of the open conversation, where one may and it stands so. */
export function useDeskShortcut(open: Conversation | undefined): (shortcut: DeskShortcut) => void {
  const may = useMay();
  const [askOpen, askChosen] = [useAskFor('open'), useAskFor('chosen')];
  const isLive = open !== undefined && open.status !== 'resolved';
  const canAsk = {
    assign: isLive,
    snooze: isLive,
    tag: open !== undefined && open.tags.length < TAGS_MAX,
    priority: open !== undefined,
  };
  return (shortcut) => {
    if (shortcut === 'note' || shortcut === 'draft' || shortcut === 'details' || shortcut === 'filter')
      return deskOffers()[shortcut]?.run();
    if (!may('session.reply') || (shortcut === 'assign' && !may('session.assign'))) return;
    if (deskOffers().chosen) askChosen(shortcut);
    else if (canAsk[shortcut]) askOpen(shortcut);
  };
}
