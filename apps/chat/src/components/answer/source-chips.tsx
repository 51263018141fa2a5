import type { Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useState } from 'react';
import { SourceSheet } from './source-sheet.tsx';

/** The entries that an answer comes from, numbered as the answer cites them. */
export function SourceChips({ message }: { message: Message }) {
  const t = useT('later');
  const [openSource, setOpenSource] = useState<number>();
  const { sources = [] } = message;
  const source = openSource === undefined ? undefined : sources[openSource];
  if (sources.length === 0) return null;
  return (
    <>
      <ul aria-label={t('answer.sources')} className="flex max-w-full flex-wrap gap-2 pointer-coarse:gap-3">
        {sources.map(({ entry_id: entry, passage_id: passage, title }, index) => (
          <li key={entry ?? passage} className="max-w-full">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpenSource(index)}
              className="relative flex h-8 pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5 max-w-full items-center gap-2 rounded-full border border-field-border bg-surface ps-2 pe-3 text-13 transition-colors hover:bg-surface-hover"
            >
              <SourceNumber number={index + 1} />
              <span dir="auto" className="truncate">
                {title}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {source ? (
        <SourceSheet
          number={(openSource ?? 0) + 1}
          title={source.title}
          // An exact answer is its one entry word for word; of others only the title travels.
          address={source.address}
          text={message.answer_kind === 'exact' && sources.length === 1 ? message.body : undefined}
          onClose={() => setOpenSource(undefined)}
        />
      ) : null}
    </>
  );
}

/** The small disc that a source is cited by. */
export function SourceNumber({ number }: { number: number }) {
  return (
    <span className="flex size-4.5 shrink-0 items-center justify-center rounded-full bg-accent-tint text-[11px] leading-none text-accent-text tabular-nums">
      {number}
    </span>
  );
}
