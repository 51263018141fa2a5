export {
  startServerTelemetry,
  type ServerTelemetry,
  type ServerTelemetryOptions,
  type Trace,
  type TracedRequest,
} from './start-server-telemetry.ts';
