import type { ConnectionCheck } from '@lobby/contract';
import type { Checked, Standing } from '#/channels/port/standing.ts';

/** What Meta says of a telephone number. */
export interface NumberSaid {
  status?: string;
  quality_rating?: string;
}

const lost = (code: 'offboarded' | 'banned'): Standing => ({ state: 'disconnected', reason: { code, about: null } });
const poor = (code: 'restricted' | 'quality'): Standing => ({ state: 'degraded', reason: { code, about: null } });

const STANDINGS: Readonly<Record<string, Standing>> = {
  CONNECTED: { state: 'connected', reason: null },
  DISCONNECTED: lost('offboarded'),
  DELETED: lost('offboarded'),
  MIGRATED: lost('offboarded'),
  BANNED: lost('banned'),
  RESTRICTED: poor('restricted'),
  RATE_LIMITED: poor('restricted'),
  FLAGGED: poor('quality'),
};

/** How a number stands by what Meta says of it; a status such as `PENDING` says nothing yet. Pure. */
export function standingOf({ status, quality_rating: quality }: NumberSaid): Pick<Checked, 'standing'> & { check: ConnectionCheck[] } {
  if (status === undefined) return { check: [] };
  const known = STANDINGS[status];
  const standing = known?.state === 'connected' && quality === 'RED' ? poor('quality') : known;
  const result = known === undefined ? 'waiting' : known.state === 'connected' ? 'ok' : 'failed';
  return { standing, check: [{ check: 'account', result, value: result === 'ok' ? null : status }] };
}
