import type { Presence } from '@lobby/contract';
import { classNames } from '@lobby/ui';

const COLOURS: Record<Presence, string> = {
  online: 'bg-success',
  busy: 'bg-danger',
  away: 'bg-warning',
  offline: 'bg-muted',
};

/** The colour of a presence; its word stands beside it. */
export function PresenceDot({ presence }: { presence: Presence }) {
  return <span aria-hidden="true" className={classNames('inline-block size-2 shrink-0 rounded-full', COLOURS[presence])} />;
}
