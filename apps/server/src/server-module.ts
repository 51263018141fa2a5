import type { TenantScope } from '#/database/transaction.ts';
import type { EventListener } from '#/events/event-relay.ts';
import type { Services } from '#/services.ts';

/** Work that recurs without anybody asking. */
export interface RecurringJob {
  /** Name of its queue. */
  name: string;
  /** When it runs, in UTC. */
  cron: string;
  run: (services: Services) => Promise<unknown>;
}

/** What came along in a merge of contacts, by table: enough to give it back. */
export type MovedRows = Readonly<Record<string, readonly unknown[]>>;

/** A merge of contacts that is undone. */
export interface Unmerge {
  /** Comes back. */
  fromId: string;
  /** Stays. */
  intoId: string;
  /** What the hooks of the merge told. */
  moved: MovedRows;
  /** Conversations that go back: what came along, and what its browsers and addresses have begun since. */
  conversationIds: readonly string[];
}

/**
 * What modules do in the transaction of another one, so that both happen or neither does: whoever changes something calls the hook, and
 * knows none of those who follow.
 */
export interface ModuleHooks {
  /** Two contacts are one person: what is `fromId`'s becomes `intoId`'s. Both are locked, and so are the conversations of the first. */
  onContactMerged(scope: TenantScope, merge: { fromId: string; intoId: string }): Promise<MovedRows>;
  /** They are two again. Both are locked, and so are the conversations of the second. */
  onContactUnmerged(scope: TenantScope, unmerge: Unmerge): Promise<void>;
  /** Contacts or conversations are about to be removed: what tells of them goes with them. */
  onErased(scope: TenantScope, ids: readonly string[]): Promise<void>;
}

/** What a module brings to the server; whoever runs the server goes through `MODULES` and knows none of them by name. */
export interface ServerModule {
  /** Its calls, by noun of the contract. */
  readonly routes?: object;
  readonly jobs?: readonly RecurringJob[];
  /** What it writes down of the events of other modules. */
  readonly listener?: (services: Services) => EventListener;
  readonly hooks?: Partial<ModuleHooks>;
  /** Removes what has ended of one tenant. @param now milliseconds since 1970 */
  readonly purge?: (scope: TenantScope, now: number) => Promise<void>;
}

/** The hooks of all modules as one, in the order of the modules. */
export function joinHooks(modules: readonly ServerModule[]): ModuleHooks {
  return {
    async onContactMerged(scope, merge) {
      const moved: Record<string, readonly unknown[]> = {};
      for (const { hooks } of modules) Object.assign(moved, await hooks?.onContactMerged?.(scope, merge));
      return moved;
    },
    async onContactUnmerged(scope, unmerge) {
      for (const { hooks } of modules) await hooks?.onContactUnmerged?.(scope, unmerge);
    },
    async onErased(scope, ids) {
      if (ids.length > 0) for (const { hooks } of modules) await hooks?.onErased?.(scope, ids);
    },
  };
}
