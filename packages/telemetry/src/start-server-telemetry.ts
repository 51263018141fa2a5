/** One request, as far as a trace goes by it. */
export interface TracedRequest {
  readonly method: string;
  readonly url: string;
  /** Headers of W3C Trace Context, by which a server's span stands below the caller's. */
  readonly traceparent?: string | undefined;
  readonly tracestate?: string | undefined;
}

/** Runs a request as a span; `run` resolves to its HTTP status. */
export type Trace = (request: TracedRequest, run: () => Promise<number>) => Promise<number>;

export interface ServerTelemetryOptions {
  /** URL of the OTLP/HTTP traces endpoint; undefined or empty turns tracing off. */
  readonly endpoint: string | undefined;
  /** Name of the service, such as `lobby-server`. */
  readonly serviceName: string;
  readonly serviceVersion?: string | undefined;
  /** Paths of the API with `{name}` parameters, which spans show instead of ids. */
  readonly templates?: readonly string[] | undefined;
  /** Hears what was lost at the end. */
  readonly onProblem: (problem: unknown) => void;
}

export interface ServerTelemetry {
  readonly trace: Trace;
  /** Sends what is left and stops for good. Never rejects. */
  readonly stop: () => Promise<void>;
}

const OFF: ServerTelemetry = { trace: (_request, run) => run(), stop: () => Promise.resolve() };

/** Traces the requests of a server under the same rules as those of a page (§7, §9); without an endpoint nothing is loaded. */
export async function startServerTelemetry(options: ServerTelemetryOptions): Promise<ServerTelemetry> {
  const { endpoint } = options;
  if (!endpoint) return OFF;
  const { startServerSdk } = await import('./server-sdk.ts');
  return startServerSdk({ ...options, endpoint });
}
