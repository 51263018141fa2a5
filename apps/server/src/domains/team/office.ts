import type { TenantScope } from '#/database/transaction.ts';
import { readOpening } from '#/domains/hours/read-opening.ts';
import { readStaff } from './read-staff.ts';

/** What every visitor of a business is told alike. */
export interface OfficeState {
  /** Within the hours of the business or of one of its teams. */
  anyOpen: boolean;
  /** In epoch milliseconds; null while it is open. */
  nextOpening: number | null;
  /** Somebody is there to answer. */
  isStaffed: boolean;
  /** Somebody of them can take another conversation. */
  hasRoom: boolean;
  /** When it was read, in epoch milliseconds. */
  at: number;
}

/** Hours and presence of businesses, read once a moment however many visitors look: they were nearly half of what a look cost. */
export interface Office {
  read(scope: TenantScope): Promise<OfficeState>;
  /** Somebody came or went, or hours changed: the next visitor who looks is told. */
  forget(tenantId: number): void;
}

/** How long it is believed without looking again, in milliseconds: what another server changes is known by then. */
const BELIEVED_MS = 1_000;

interface Known {
  state?: OfficeState | undefined;
  at: number;
  /** Grows when it is forgotten: what was being read by then is not kept. */
  turn: number;
}

export function createOffice(now: () => number): Office {
  const businesses = new Map<number, Known>();
  const knownOf = (tenantId: number): Known => {
    const known = businesses.get(tenantId) ?? { at: 0, turn: 0 };
    businesses.set(tenantId, known);
    return known;
  };
  return {
    async read(scope) {
      const known = knownOf(scope.tenantId);
      const at = now();
      if (known.state && Math.abs(at - known.at) < BELIEVED_MS) return known.state;
      const { turn } = known;
      const { anyOpen, nextOpening } = await readOpening(scope, at);
      const { there: isStaffed, free: hasRoom } = await readStaff(scope, at);
      const state = { anyOpen, nextOpening, isStaffed, hasRoom, at };
      if (turn === known.turn) Object.assign(known, { state, at });
      return state;
    },
    forget(tenantId) {
      const known = knownOf(tenantId);
      known.turn += 1;
      known.state = undefined;
    },
  };
}
