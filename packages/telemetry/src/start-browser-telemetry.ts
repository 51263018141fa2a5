import { afterFirstPaint } from './after-first-paint.ts';

/** Event on the window that tells a problem nobody asked to hear. */
const PROBLEM_EVENT = 'lobby:telemetry-problem';

export interface BrowserTelemetryOptions {
  /** URL of the OTLP/HTTP traces endpoint; undefined or empty turns tracing off. */
  readonly endpoint: string | undefined;
  /** Name of the app, such as `lobby-dashboard`. */
  readonly serviceName: string;
  readonly serviceVersion?: string | undefined;
  /** Paths of the API with `{name}` parameters, which spans show instead of ids. */
  readonly templates?: readonly string[] | undefined;
  /** Hears why traces are off or were lost; by default a `lobby:telemetry-problem` event on the window tells it. */
  readonly onProblem?: ((problem: unknown) => void) | undefined;
}

export interface BrowserTelemetry {
  /** Sends what is left and stops for good. Never rejects. */
  readonly stop: () => Promise<void>;
}

/**
 * Traces the calls of a page to an OTLP/HTTP endpoint (§7, §9). The SDK is a chunk of its own, fetched after the first
 * paint. Nothing that goes wrong with tracing is ever thrown into the page.
 */
export function startBrowserTelemetry({
  endpoint,
  serviceName,
  serviceVersion,
  templates = [],
  onProblem = noteQuietly,
}: BrowserTelemetryOptions): BrowserTelemetry {
  if (!endpoint) return { stop: () => Promise.resolve() };
  let stopped = false;
  let stopSdk: (() => Promise<void>) | undefined;

  const start = async () => {
    const { startBrowserSdk } = await import('./browser-sdk.ts');
    if (!stopped) stopSdk = startBrowserSdk({ endpoint, serviceName, serviceVersion, templates, onProblem });
  };
  afterFirstPaint(() => void start().catch(onProblem));

  return {
    stop: async () => {
      stopped = true;
      await stopSdk?.();
    },
  };
}

function noteQuietly(problem: unknown): void {
  dispatchEvent(new CustomEvent(PROBLEM_EVENT, { detail: problem }));
}
