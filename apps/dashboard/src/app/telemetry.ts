import { platform, type Endpoint } from '@lobby/contract';
import { startBrowserTelemetry } from '@lobby/telemetry';

/** Traces the calls of the dashboard, where an endpoint for traces is configured. */
export function startTelemetry(endpoint: string | undefined): void {
  const nouns: Record<string, Endpoint>[] = Object.values(platform);
  const templates = nouns.flatMap((calls) => Object.values(calls).map(({ path }) => path));
  startBrowserTelemetry({ endpoint, serviceName: 'lobby-dashboard', templates });
}
