import { z } from 'zod/mini';
import { EVENT_DATA, EVENT_TYPES } from './event.ts';
import { WEBHOOK_HEADERS } from './webhook.ts';

type Json = Record<string, unknown>;

const HEADER_MEANINGS = {
  id: 'Names the event, the same with each try: what comes under an id that was taken before is a repeat.',
  timestamp: 'When it was sent, in seconds since 1970.',
  signature: 'One or two of `v1,` and an HMAC-SHA256 over `id.timestamp.body` with the secret, in base64, with spaces between them.',
} as const;

/** What is sent to webhooks, as the `webhooks` of an OpenAPI 3.1 document: one operation for each event. */
export function printWebhooks(): Json {
  return Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: operation(type) }]));
}

function operation(type: (typeof EVENT_TYPES)[number]): Json {
  const body = z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: z.iso.datetime(),
    data: EVENT_DATA[type],
  });
  const { $schema, ...schema } = z.toJSONSchema(body, { io: 'output', unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return {
    operationId: `webhook.${type}`,
    tags: ['webhook events'],
    summary: `Sent to webhooks that chose ${type}`,
    parameters: Object.entries(WEBHOOK_HEADERS).map(([name, header]) => ({
      name: header,
      in: 'header',
      required: true,
      description: HEADER_MEANINGS[name as keyof typeof WEBHOOK_HEADERS],
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'Taken. Everything else is tried again, for three days.' },
      '410': { description: 'Nothing is wanted any more: the webhook is switched off.' },
    },
  };
}
