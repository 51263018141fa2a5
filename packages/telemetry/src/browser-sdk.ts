import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { XMLHttpRequestInstrumentation } from '@opentelemetry/instrumentation-xml-http-request';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, WebTracerProvider } from '@opentelemetry/sdk-trace-web';
import { EXPORT_BATCH_MS, EXPORT_CONCURRENCY, EXPORT_TIMEOUT_MS, SAMPLE_RATE } from './export-settings.ts';
import { privateExporter } from './private-exporter.ts';
import { SKIPPED_ENDPOINTS } from './skipped-endpoints.ts';

export interface BrowserSdkOptions {
  readonly endpoint: string;
  readonly serviceName: string;
  readonly serviceVersion: string | undefined;
  readonly templates: readonly string[];
  readonly onProblem: (problem: unknown) => void;
}

/**
 * Starts the OpenTelemetry web SDK: each call that the page makes over XMLHttpRequest, as axios does, becomes a span.
 * Returns how to stop it, which sends what is left.
 */
export function startBrowserSdk({ endpoint, serviceName, serviceVersion, templates, onProblem }: BrowserSdkOptions): () => Promise<void> {
  // Its own retries are the specification's: 429, 502, 503, 504, up to 5, from 1 s, growing 1.5 times, capped at 5 s (§7).
  const exporter = new OTLPTraceExporter({ url: endpoint, timeoutMillis: EXPORT_TIMEOUT_MS, concurrencyLimit: EXPORT_CONCURRENCY });
  const provider = new WebTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, ...(serviceVersion && { 'service.version': serviceVersion }) }),
    sampler: new TraceIdRatioBasedSampler(SAMPLE_RATE),
    spanProcessors: [
      new BatchSpanProcessor(privateExporter(exporter, templates), {
        scheduledDelayMillis: EXPORT_BATCH_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  provider.register();
  const unregister = registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [new XMLHttpRequestInstrumentation({ ignoreUrls: [...SKIPPED_ENDPOINTS] })],
  });
  // The SDK listens on the document, which never hears of a page being left.
  const flush = () => void provider.forceFlush().catch(onProblem);
  addEventListener('pagehide', flush);
  return async () => {
    removeEventListener('pagehide', flush);
    unregister();
    await provider.shutdown().catch(onProblem);
  };
}
