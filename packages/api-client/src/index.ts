export { ApiError, isAborted, type FieldError, type TransportReason } from './api-error.ts';
export { readAppConfig, type AppConfig } from './app-config.ts';
export { callEndpoint, type AnswerOf, type CallOptions } from './call-endpoint.ts';
export { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client.ts';
export { failurePolicy, type Consequence } from './failure-policy.ts';
export type { FileAnswer } from './file-answer.ts';
export { queryDefaults, type QueryDefaults } from './query-defaults.ts';
export { readEnvelope, type Answer, type Outcome } from './read-envelope.ts';
export { readRetryAfter, retryPolicy, type FailedTry } from './retry-policy.ts';
