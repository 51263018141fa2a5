import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-web';
import { urlTemplate } from './url-template.ts';

/** What a span may say of a call. Whatever else an instrumentation notes stays in the page. */
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.response.status_code',
  'error.type',
  'server.address',
  'server.port',
]);
const FULL_URL = 'url.full';
const TEMPLATE = 'url.template';

/** Lets spans pass to `next` without query strings, ids and bodies: a trace says what was called, not by whom. */
export function privateExporter(next: SpanExporter, templates: readonly string[]): SpanExporter {
  return {
    export: (spans, done) =>
      next.export(
        spans.map((span) => anonymous(span, templates)),
        done,
      ),
    shutdown: () => next.shutdown(),
    forceFlush: () => next.forceFlush?.() ?? Promise.resolve(),
  };
}

/** A view of the span: everything that is not replaced here reads through to the span itself. */
function anonymous(span: ReadableSpan, templates: readonly string[]): ReadableSpan {
  const url = span.attributes[FULL_URL];
  const template = typeof url === 'string' ? urlTemplate(url, templates) : undefined;
  const kept = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => KEPT_ATTRIBUTES.has(name)));
  return Object.create(span, {
    name: { value: template === undefined ? span.name : `${span.name} ${template}` },
    attributes: { value: template === undefined ? kept : { ...kept, [TEMPLATE]: template } },
    events: { value: span.events.map(({ name, time }) => ({ name, time })) },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}
