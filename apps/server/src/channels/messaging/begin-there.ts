import type { Locale } from '@lobby/contract';
import type { Connection } from '#/channels/port/adapter.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { divertConversation } from '#/domains/conversation/divert-conversation.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { beginConversation } from '#/domains/visitor/visitor-of-service.ts';

/** Begins a conversation on a channel for whoever has an address there; where its bot is off, the first message of the customer is for people already. @returns its id */
export async function beginThere(
  scope: TenantScope,
  { channelId, settings, isPaused }: Pick<Connection, 'channelId' | 'settings' | 'isPaused'>,
  { contactId, language, begunBy }: { contactId: string; language: Locale; begunBy: string },
  now: number,
): Promise<string> {
  const conversationId = await beginConversation(scope, { contactId, language, channelId, begunBy }, now);
  if (!settings.bot || isPaused) await divertToPeople(scope, conversationId, settings.team_id);
  return conversationId;
}

async function divertToPeople(scope: TenantScope, conversationId: string, teamId: string | null): Promise<void> {
  const team = teamId === null ? undefined : (await listTeams(scope)).find(({ id }) => id === teamId);
  await divertConversation(scope, conversationId, team ? { team: { id: team.id, name: team.name } } : {});
}
