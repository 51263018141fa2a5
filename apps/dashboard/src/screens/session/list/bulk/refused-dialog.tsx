import type { BulkJob } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Link } from '@tanstack/react-router';
import { RefusedList } from '#/components/bulk/refused-list.tsx';
import { readSessionSearch } from '#/components/conversation/session-search.ts';

/** Which conversations were left as they were, and why. */
export function RefusedDialog({ refused, onClose }: { refused: BulkJob['refused']; onClose: () => void }) {
  const t = useT('desk');
  const formats = useFormats();
  return (
    <RefusedList
      title={t('bulk.refused', { count: refused.length, shown: formats.number(refused.length) })}
      refused={refused}
      onClose={onClose}
      renderLink={({ id, no }) => (
        <Link
          to="/dashboard/session"
          search={(now) => readSessionSearch({ ...now, conversation: id })}
          resetScroll={false}
          preload={false}
          onClick={onClose}
          className="shrink-0 text-accent-text underline-offset-2 hover:underline"
        >
          #{no}
        </Link>
      )}
    />
  );
}
