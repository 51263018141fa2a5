import { visitor, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { SignedUp, TestApp } from './open-test-app.ts';

export interface StartedChat {
  id: string;
  contactId: string;
  /** The visitor's. */
  token: string;
  say(text: string): Promise<number>;
}

/** A visitor who has written something and got the bot's answer. */
export async function startChat(app: TestApp, { slug, tenantId }: SignedUp, text: string, locale: Locale = 'en-US'): Promise<StartedChat> {
  const { data } = await app.call(visitor.session, { tenant: slug, locale });
  const say = async (said: string) =>
    (
      await app.call(
        visitor.messages,
        { conversation_id: data.conversation_id, client_msg_id: randomUUID(), text: said },
        { token: data.token },
      )
    ).code;
  await say(text);
  await app.services.botRunner.idle();
  const { rows } = await app.services.database.pool.query<{ contact_id: string }>(
    'SELECT contact_id FROM conversation WHERE tenant_id = $1 AND id = $2',
    [tenantId, data.conversation_id],
  );
  return { id: data.conversation_id, contactId: rows[0]?.contact_id ?? '', token: data.token, say };
}
