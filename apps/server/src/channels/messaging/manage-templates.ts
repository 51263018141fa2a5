import {
  fillTemplate,
  templateIssues,
  type messageTemplates,
  type ChannelReason,
  type MessageTemplate,
  type RequestOf,
} from '@lobby/contract';
import type { Call } from '#/call.ts';
import { ServiceRefusal } from '#/channels/port/adapter.ts';
import type { ServiceTemplate, TemplateCall } from '#/channels/port/template.ts';
import { ServiceUnreachable } from '#/channels/port/call-service.ts';
import { GONE } from '#/channels/port/standing.ts';
import { inTenant } from '#/database/transaction.ts';
import { acceptOutcome, agentOf } from '#/domains/conversation/change-owner.ts';
import { findSent } from '#/domains/message/find-sent.ts';
import { forStaff } from '#/domains/message/message-row.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { changeState, reasonOf } from './change-state.ts';
import { findConnection, type StoredConnection } from './connection.repository.ts';
import { openConnection } from './connections.ts';
import { findPlaceOf } from './delivery.repository.ts';
import { findTemplate, keepUse, readTemplates, replaceTemplates, templatesReadAt } from './template.repository.ts';

/** What a service says of its templates is asked anew after so long, in milliseconds. */
const TEMPLATES_TTL_MS = 600_000;

const shown = ({ content, ...template }: ServiceTemplate): MessageTemplate => ({ ...template, ...content });

/** @throws BusinessError not_found */
export function listTemplates({ request, actor, services }: Call<typeof messageTemplates.list>) {
  return listed(services, actor.tenantId, request.id, TEMPLATES_TTL_MS);
}

/** @throws BusinessError not_found */
export function syncTemplates({ request, actor, services }: Call<typeof messageTemplates.sync>) {
  return listed(services, actor.tenantId, request.id, 0);
}

/** The templates of a channel; where the service cannot be asked, those that are known, with what it said. */
async function listed(services: Services, tenantId: number, id: string, ttlMs: number) {
  const { stored, readAt } = await inTenant(services.database, tenantId, async (scope) => ({
    stored: await findConnection(scope, id),
    readAt: await templatesReadAt(scope, id),
  }));
  if (!stored) throw new BusinessError('not_found');
  const isOld = readAt === null || services.now() - readAt >= ttlMs;
  const error = isOld ? await readAnew(services, tenantId, stored) : null;
  return inTenant(services.database, tenantId, async (scope) => ({
    items: (await readTemplates(scope, id)).map(shown),
    synced_at: await templatesReadAt(scope, id),
    error,
  }));
}

/** @returns why, where the service did not list them */
async function readAnew(services: Services, tenantId: number, stored: StoredConnection): Promise<ChannelReason | null> {
  const adapter = services.channelWorker.adapters[stored.kind];
  if (!adapter?.templates) return null;
  const connection = openConnection(services.secrets, tenantId, stored);
  try {
    const templates = await adapter.templates(connection);
    await inTenant(services.database, tenantId, (scope) => replaceTemplates(scope, stored.channelId, templates, services.now()));
    return null;
  } catch (error) {
    if (!(error instanceof ServiceRefusal || error instanceof ServiceUnreachable)) throw error;
    services.log.info({ err: error, tenant: tenantId, channel: stored.channelId }, 'a service did not list its templates');
    if (error instanceof ServiceRefusal && error.isSignedOut)
      await changeState(services, connection, 'auth_expired', reasonOf(error), undefined, GONE);
    return reasonOf(error);
  }
}

/**
 * Sends a template: it stands in the conversation as the person reads it. A repeat answers with the message that is there.
 * @throws BusinessError not_found, template_unusable, invalid_request, conversation_closed
 */
export async function sendTemplate({ request, actor, services, locale }: Call<typeof messageTemplates.send>) {
  const { tenantId } = actor;
  const { id: conversationId, client_msg_id: clientMsgId } = request;
  const text = await inTenant(services.database, tenantId, async (scope) => {
    const place = await findPlaceOf(scope, conversationId);
    if (!place?.channelId) throw new BusinessError('not_found');
    const [sent] = await findSent(scope, [{ conversationId, clientMsgId }]);
    if (sent) return sent.body;
    const template = await findTemplate(scope, place.channelId, request.name, request.language);
    if (!template)
      throw new BusinessError(
        (await findConnection(scope, place.channelId)) ? 'template_unusable' : 'not_found',
        {},
        { name: request.name },
      );
    if (template.state !== 'approved' || template.content.limit !== null)
      throw new BusinessError('template_unusable', {}, { name: request.name });
    const fields = Object.keys(templateIssues(template.content, request.values));
    if (fields.length > 0)
      throw new BusinessError('invalid_request', {
        fields: fields.map((key) => ({ path: `values.${key}`, message: say(locale, 'fields.invalid') })),
      });
    await keepUse(scope, { conversationId, clientMsgId }, place.channelId, callOf(template, request));
    return fillTemplate(template.content, request.values);
  });
  const outcome = await services.ledger.submit(tenantId, conversationId, {
    kind: 'agent_message',
    agent: agentOf(actor),
    clientMsgId,
    text,
  });
  acceptOutcome(outcome);
  services.typists.sent(conversationId);
  if (!outcome.message) throw new BusinessError('internal');
  return forStaff(outcome.message, actor.userId);
}

function callOf({ content }: ServiceTemplate, { name, language, values }: RequestOf<typeof messageTemplates.send>): TemplateCall {
  return {
    name,
    language,
    fields: content.variables.map(({ key, place, name: of }) => ({ place, name: of, text: values[key] ?? '' })),
  };
}
