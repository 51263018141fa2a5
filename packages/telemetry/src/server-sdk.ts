import { ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base';
import { EXPORT_BATCH_MS, EXPORT_CONCURRENCY, EXPORT_TIMEOUT_MS, SAMPLE_RATE } from './export-settings.ts';
import { privateExporter } from './private-exporter.ts';
import { SKIPPED_ENDPOINTS } from './skipped-endpoints.ts';
import type { ServerTelemetry, ServerTelemetryOptions, Trace } from './start-server-telemetry.ts';

/** From here on a status says that the server failed, not the caller (RFC 9110 §15.6). */
const SERVER_ERROR = 500;

/** Starts the OpenTelemetry SDK of a server: each request becomes a span, below the caller's where it names one. */
export function startServerSdk({
  endpoint,
  serviceName,
  serviceVersion,
  templates = [],
  onProblem,
}: ServerTelemetryOptions & { endpoint: string }): ServerTelemetry {
  const exporter = new OTLPTraceExporter({ url: endpoint, timeoutMillis: EXPORT_TIMEOUT_MS, concurrencyLimit: EXPORT_CONCURRENCY });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, ...(serviceVersion && { 'service.version': serviceVersion }) }),
    sampler: new TraceIdRatioBasedSampler(SAMPLE_RATE),
    spanProcessors: [
      new BatchSpanProcessor(privateExporter(exporter, templates), {
        scheduledDelayMillis: EXPORT_BATCH_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer(serviceName);
  const propagator = new W3CTraceContextPropagator();

  const trace: Trace = async ({ method, url, traceparent, tracestate }, run) => {
    if (SKIPPED_ENDPOINTS.some((skipped) => skipped.test(url))) return run();
    const carrier = { ...(traceparent && { traceparent }), ...(tracestate && { tracestate }) };
    const parent = propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
    const attributes = { 'http.request.method': method, 'url.full': url };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    try {
      const status = await run();
      span.setAttribute('http.response.status_code', status);
      if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
      return status;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
  const stop = async () => {
    await provider.shutdown().catch(onProblem);
  };
  return { trace, stop };
}
