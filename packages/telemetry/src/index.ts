export { SKIPPED_ENDPOINTS } from './skipped-endpoints.ts';
export { startBrowserTelemetry, type BrowserTelemetry, type BrowserTelemetryOptions } from './start-browser-telemetry.ts';
export { urlTemplate } from './url-template.ts';
