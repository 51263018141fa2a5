import type { ServerResponse } from 'node:http';

interface ServiceCall {
  readonly path: string;
  readonly json: Record<string, unknown>;
}

/** The services that people write on, as the server's own tests let them answer. */
export interface Services {
  readonly origin: string;
  /** What the product has asked of them under a path. */
  readonly to: (part: string) => readonly ServiceCall[];
  /** Answers calls under a path differently; undefined leaves it to what is usual. */
  readonly answer: (part: string, answers: (call: ServiceCall, response: ServerResponse) => unknown) => void;
  readonly close: () => void;
}

interface StandIn {
  readonly openServiceStandIn: () => Promise<Services>;
}

/** Starts them on loopback. */
export async function openServices(): Promise<Services> {
  const standIn = new URL('../../../apps/server/test/service-stand-in.ts', import.meta.url).href;
  const { openServiceStandIn } = (await import(standIn)) as StandIn;
  return openServiceStandIn();
}

/** Settings that lead a product to them. */
export const settingsOf = ({ origin }: Services) => ({
  TELEGRAM_API_ORIGIN: origin,
  LINE_API_ORIGIN: origin,
  LINE_DATA_ORIGIN: origin,
  WHATSAPP_API_ORIGIN: origin,
});
