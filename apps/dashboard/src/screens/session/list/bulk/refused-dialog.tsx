import type { BulkResult } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Dialog } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { readSessionSearch } from '#/components/conversation/session-search.ts';

/** Which conversations were left as they were, and why. */
export function RefusedDialog({ refused, onClose }: { refused: BulkResult['refused']; onClose: () => void }) {
  const t = useT('desk');
  const session = useT('session');
  const common = useT('common');
  const formats = useFormats();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bulk.refused', { count: refused.length, shown: formats.number(refused.length) })}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      <ul className="mt-4 max-h-80 divide-y divide-separator overflow-y-auto text-13">
        {refused.map(({ id, no, message }) => (
          <li key={id} className="flex gap-3 py-2">
            {no === 0 ? null : (
              <Link
                to="/dashboard/session"
                search={(now) => readSessionSearch({ ...now, conversation: id })}
                resetScroll={false}
                preload={false}
                onClick={onClose}
                className="shrink-0 text-accent-text underline-offset-2 hover:underline"
              >
                {session('visitor', { no })}
              </Link>
            )}
            <span className="min-w-0 text-muted">{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
