import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { DivertTo } from './conversation-state.ts';

/** Gives what the visitor writes next to a person or a team instead of the bot; what a person has already stays theirs. */
export async function divertConversation({ tenantId, db }: TenantScope, conversationId: string, to: DivertTo): Promise<void> {
  await db.execute(
    sql`UPDATE conversation SET divert_to = ${JSON.stringify(to)}::jsonb WHERE tenant_id = ${tenantId} AND id = ${conversationId}`,
  );
}
