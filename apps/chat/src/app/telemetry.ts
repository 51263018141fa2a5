import { visitor } from '@lobby/contract';
import { startBrowserTelemetry } from '@lobby/telemetry';

/** Traces the calls of the chat, where an endpoint for traces is configured. */
export function startTelemetry(endpoint: string | undefined): void {
  startBrowserTelemetry({ endpoint, serviceName: 'lobby-chat', templates: Object.values(visitor).map(({ path }) => path) });
}
