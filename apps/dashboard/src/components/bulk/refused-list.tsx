import { useT } from '@lobby/i18n';
import { Button, Dialog } from '@lobby/ui';
import type { ReactNode } from 'react';

interface Refused {
  id: string;
  /** 0 where it is not there any more. */
  no: number;
  message: string;
}

interface RefusedListProps {
  title: string;
  refused: readonly Refused[];
  /** The way to one of them. */
  renderLink: (row: Refused) => ReactNode;
  onClose: () => void;
}

/** Which rows a bulk action left as they were, and why. */
export function RefusedList({ title, refused, renderLink, onClose }: RefusedListProps) {
  const common = useT('common');
  return (
    <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>{common('actions.close')}</Button>}>
      <ul className="mt-4 max-h-80 divide-y divide-separator overflow-y-auto text-13">
        {refused.map((row) => (
          <li key={row.id} className="flex gap-3 py-2">
            {row.no === 0 ? null : renderLink(row)}
            <span className="min-w-0 text-muted">{row.message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
