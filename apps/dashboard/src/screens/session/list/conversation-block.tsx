import type { Conversation } from '@lobby/contract';
import { memo, useRef, type RefObject } from 'react';
import { useNear } from '#/components/conversation/use-near.ts';
import { ConversationRow } from './conversation-row.tsx';
import type { Selection } from './bulk/use-selection.ts';

interface ConversationBlockProps {
  items: readonly Conversation[];
  openId: string | undefined;
  /** Where rows are being chosen. */
  selection: Selection | undefined;
  viewport: RefObject<HTMLDivElement | null>;
}

/** Some rows of the list; far from what is seen they are an empty box of the same height. */
export const ConversationBlock = memo(function ConversationBlock({ items, openId, selection, viewport }: ConversationBlockProps) {
  const box = useRef<HTMLDivElement>(null);
  const { near, height } = useNear(box, viewport);
  return (
    <div ref={box} role="presentation" style={near ? undefined : { height }}>
      {near
        ? items.map((conversation) => (
            <div key={conversation.id} role="listitem" className="border-b border-separator">
              <ConversationRow conversation={conversation} selected={conversation.id === openId} selection={selection} />
            </div>
          ))
        : null}
    </div>
  );
}, isSame);

function isSame(held: ConversationBlockProps, next: ConversationBlockProps): boolean {
  const holds = (id: string | undefined) => next.items.some((item) => item.id === id);
  return (
    held.selection === next.selection &&
    (held.openId === next.openId || (!holds(held.openId) && !holds(next.openId))) &&
    held.items.length === next.items.length &&
    held.items.every((item, index) => item === next.items[index])
  );
}
