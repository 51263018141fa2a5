import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { divertConversation } from '#/domains/conversation/divert-conversation.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import type { Services } from '#/services.ts';
import { findLink } from './link.repository.ts';
import { findTarget } from './target.repository.ts';
import { readVisitToken } from './visit-token.ts';
import { joinVisit } from './visit.repository.ts';

/**
 * Joins the visit that a browser shows to the chat that begins, once, and gives the chat to the person or team that the link has
 * led to. @returns what the link offers the visitor to say first; undefined without a visit of this business
 */
export async function joinChat(
  scope: TenantScope,
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { token, conversationId, locale }: { token: string | undefined; conversationId: string; locale: Locale },
): Promise<string | undefined> {
  const visitId = readVisitToken(token, scope.tenantId, secrets, now());
  const visit = visitId === undefined ? undefined : await joinVisit(scope, visitId, conversationId);
  if (!visit) return undefined;
  if (visit.isFirst && visit.targetId !== null) await divert(scope, visit.targetId, conversationId);
  return (await findLink(scope, visit.linkId))?.texts[locale].prefill || undefined;
}

async function divert(scope: TenantScope, targetId: string, conversationId: string): Promise<void> {
  const target = await findTarget(scope, targetId);
  if (target?.kind === 'agent') {
    const agent = (await listMembers(scope)).find(({ id }) => String(id) === target.ref);
    if (agent) await divertConversation(scope, conversationId, { agent: { id: agent.id, name: agent.name } });
  }
  if (target?.kind === 'team') {
    const team = (await listTeams(scope)).find(({ id }) => id === target.ref);
    if (team) await divertConversation(scope, conversationId, { team: { id: team.id, name: team.name } });
  }
}
