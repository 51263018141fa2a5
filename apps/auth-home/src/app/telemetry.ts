import { oauth, pay, tenant, user } from '@lobby/contract';
import { startBrowserTelemetry } from '@lobby/telemetry';

/** Traces the calls of these pages, where an endpoint for traces is configured. */
export function startTelemetry(endpoint: string | undefined): void {
  const templates = [...Object.values(user), ...Object.values(oauth), ...Object.values(tenant), ...Object.values(pay)].map(
    ({ path }) => path,
  );
  startBrowserTelemetry({ endpoint, serviceName: 'lobby-auth-home', templates });
}
