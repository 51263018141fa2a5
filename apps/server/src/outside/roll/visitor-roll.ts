/** Whether a visitor is there, on whatever page or device. */
export interface VisitorStanding {
  online: boolean;
  /** When the last connection ended, in epoch milliseconds; null while there, and where that is not known. */
  left_at: number | null;
}

/** Who is connected, over all processes. It is not stored with the business: what nobody remembers is not known. */
export interface VisitorRoll {
  /** The first connection of a visitor to this process. */
  came(tenantId: number, contactId: string): void;
  /** The last one to this process is gone since `at`. */
  left(tenantId: number, contactId: string, at: number): Promise<void>;
  find(tenantId: number, contactId: string): Promise<VisitorStanding>;
  close(): Promise<void>;
}

/** For how long it is remembered when somebody left, in milliseconds, and of how many one process does. */
export const LEFT_KEPT_MS = 86_400_000;
const LEFT_MAX = 20_000;

/** The roll of one process. */
export function createLocalRoll(now: () => number): VisitorRoll {
  const here = new Set<string>();
  const left = new Map<string, number>();
  const keyOf = (tenantId: number, contactId: string) => `${tenantId}:${contactId}`;
  return {
    came(tenantId, contactId) {
      here.add(keyOf(tenantId, contactId));
      left.delete(keyOf(tenantId, contactId));
    },
    async left(tenantId, contactId, at) {
      here.delete(keyOf(tenantId, contactId));
      left.set(keyOf(tenantId, contactId), at);
      const oldest = left.keys().next().value;
      if (left.size > LEFT_MAX && oldest !== undefined) left.delete(oldest);
    },
    async find(tenantId, contactId) {
      if (here.has(keyOf(tenantId, contactId))) return { online: true, left_at: null };
      const at = left.get(keyOf(tenantId, contactId));
      return { online: false, left_at: at !== undefined && now() - at < LEFT_KEPT_MS ? at : null };
    },
    close: async () => undefined,
  };
}
