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

/** What a module brings to the server; whoever runs the server goes through `MODULES` and knows none of them by name. */
export interface ServerModule {
  /** Its calls, by noun of the contract. */
  readonly routes?: object;
  readonly jobs?: readonly RecurringJob[];
  /** What it writes down of the events of other modules. */
  readonly listener?: (services: Services) => EventListener;
  /** Removes what has ended of one tenant. @param now milliseconds since 1970 */
  readonly purge?: (scope: TenantScope, now: number) => Promise<void>;
}
