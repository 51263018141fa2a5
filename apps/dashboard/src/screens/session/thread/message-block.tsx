import { memo, useRef, type RefObject } from 'react';
import { DayLine, EventLine, NewLine } from './lines.tsx';
import { layOutThread, type ThreadPart } from './lay-out-thread.ts';
import { MessageRow, type ThreadFacts } from './message-row.tsx';
import { NoteLine } from './note-line.tsx';
import { useNear } from '#/components/conversation/use-near.ts';

interface MessageBlockProps {
  part: ThreadPart;
  newFrom: number | undefined;
  /** The message of this part that the reader is brought to. */
  target: number | undefined;
  facts: ThreadFacts;
  viewport: RefObject<HTMLDivElement | null>;
}

/** Some messages of a thread; far from the reader it is an empty box of the same height. */
export const MessageBlock = memo(
  function MessageBlock({ part, newFrom, target, facts, viewport }: MessageBlockProps) {
    const box = useRef<HTMLDivElement>(null);
    const place = useNear(box, viewport);
    const near = place.near || target !== undefined;
    return (
      <div ref={box} className="flex flex-col gap-4" style={near ? undefined : { height: place.height }}>
        {near
          ? layOutThread(part, newFrom).map((item) => {
              if (item.kind === 'day') return <DayLine key={`day-${item.at}`} at={item.at} />;
              if (item.kind === 'new') return <NewLine key="new" />;
              if (item.kind === 'note') return <NoteLine key={item.note.id} note={item.note} />;
              if (item.kind === 'event') return <EventLine key={item.message.seq} message={item.message} />;
              // What it was sent with: it is the same before and after it is stored.
              return <MessageRow key={item.message.client_msg_id} message={item.message} starts={item.starts} facts={facts} />;
            })
          : null}
      </div>
    );
  },
  (held, next) =>
    held.newFrom === next.newFrom &&
    held.target === next.target &&
    held.facts === next.facts &&
    held.part.before === next.part.before &&
    isSame(held.part.messages, next.part.messages) &&
    isSame(held.part.notes, next.part.notes),
);

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
