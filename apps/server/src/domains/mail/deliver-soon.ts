import { deliverOutbox, type Courier } from './deliver-outbox.ts';

/** Sends what waits without holding up the caller. What this misses, the recurring delivery finds. */
export function deliverSoon(services: Courier): void {
  deliverOutbox(services).catch((error: unknown) => services.log.error({ err: error }, 'the outbox could not be emptied'));
}
