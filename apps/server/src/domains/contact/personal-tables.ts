import { sql, type SQL } from 'drizzle-orm';
import { CONVERSATION_TABLES, WORKED_OUT } from '#/domains/conversation/erase-conversations.ts';
import { WAITING_MAIL_KEY } from '#/domains/mail/waiting-mail-key.ts';
import { NOTIFICATION_MAIL_KEY } from '#/notifications/notification-mail-key.ts';

/** Whom rows are looked for: taken down before anything of it is gone. */
export interface Person {
  tenantId: number;
  contactId: string;
  conversationIds: readonly string[];
  orderIds: readonly string[];
  /** E-mail addresses that are theirs and nobody else's, in small letters. */
  emails: readonly string[];
  phone: string | null;
}

export interface PersonalTable {
  name: string;
  /** SQL: which of its rows are theirs. */
  rows: (person: Person) => SQL;
  /** SQL: a row `t` as it is handed out; left out where it says nothing that the others do not. */
  told?: SQL;
}

const list = (ids: readonly string[], type: 'uuid' | 'text' = 'uuid') => sql`${sql.param(ids)}::${sql.raw(type)}[]`;
const told = (...hidden: string[]) => ['tenant_id', ...hidden].reduce((row, column) => sql`${row} - ${column}::text`, sql`to_jsonb(t)`);
const named = (names: readonly string[], rows: PersonalTable['rows']): PersonalTable[] =>
  names.map((name) => ({ name, rows, told: told() }));

const ofContact: PersonalTable['rows'] = ({ tenantId, contactId }) => sql`tenant_id = ${tenantId} AND contact_id = ${contactId}`;
const ofConversation: PersonalTable['rows'] = ({ tenantId, conversationIds }) =>
  sql`tenant_id = ${tenantId} AND conversation_id = ANY(${list(conversationIds)})`;
const ofOrder: PersonalTable['rows'] = ({ tenantId, orderIds }) => sql`tenant_id = ${tenantId} AND work_order_id = ANY(${list(orderIds)})`;

/** A link opens what it leads to, and a code proves an address: neither is anybody's but the reader's. */
const LETTER = sql`(${told()} - 'payload'::text) || CASE WHEN t.payload ? 'code' THEN '{}'::jsonb
  ELSE jsonb_build_object('payload', regexp_replace(t.payload::text, '#(link|stop)=[0-9A-Za-z_.-]+', '#\\1=', 'g')::jsonb) END`;

const HIDDEN: Partial<Record<string, readonly string[]>> = { visitor_proof: ['code_digest'], channel_message: ['read_token'] };
const ofConversations = CONVERSATION_TABLES.map((name): PersonalTable => {
  if (WORKED_OUT.has(name)) return { name, rows: ofConversation };
  return { name, rows: ofConversation, told: told(...(HIDDEN[name] ?? [])) };
});

/**
 * Every table that holds something of a contact, those that others point at last. What is exported is read by it, and what is erased is
 * deleted by it, so that neither knows of one that the other does not; files are released instead, and go with what the store has of them.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...named(['work_order_event', 'work_order_task', 'order_notice', 'order_mail_message', 'order_mail_participant'], ofOrder),
  {
    name: 'work_order_link',
    rows: ({ tenantId, orderIds }) =>
      sql`tenant_id = ${tenantId} AND (work_order_id = ANY(${list(orderIds)}) OR other_id = ANY(${list(orderIds)}))`,
    told: told(),
  },
  { name: 'work_order_search', rows: ofOrder },
  {
    name: 'order_mail',
    rows: ({ tenantId, orderIds, emails }) => sql`tenant_id = ${tenantId}
      AND (work_order_id = ANY(${list(orderIds)}) OR (work_order_id IS NULL AND lower(from_address) = ANY(${list(emails, 'text')})))`,
    told: told('raw'),
  },
  {
    name: 'work_order_import_row',
    rows: ({ tenantId, emails, phone }) => sql`tenant_id = ${tenantId} AND draft IS NOT NULL
      AND (lower(draft->'contact'->>'email') = ANY(${list(emails, 'text')}) OR draft->'contact'->>'phone' = ${phone}::text)`,
    told: told(),
  },
  {
    name: 'test_result',
    rows: ({ tenantId, conversationIds }) => sql`tenant_id = ${tenantId} AND case_id IN (SELECT c.id FROM test_case c
      WHERE c.tenant_id = ${tenantId} AND c.conversation_id = ANY(${list(conversationIds)}))`,
    told: told(),
  },
  ...ofConversations,
  {
    name: 'attachment',
    rows: ({ tenantId, contactId, conversationIds }) => sql`tenant_id = ${tenantId}
      AND (conversation_id = ANY(${list(conversationIds)}) OR (uploader_kind = 'visitor' AND uploader_id = ${contactId}))`,
    told: told(),
  },
  {
    name: 'conversation_wait',
    rows: ({ tenantId, conversationIds }) => sql`business_id = ${tenantId} AND conversation_id = ANY(${list(conversationIds)})`,
  },
  // What colleagues were told of a question that nobody could answer.
  { name: 'notification', rows: ofContact },
  ...named(['conversation'], ofContact),
  ...named(['chat_letter_stop'], ofContact),
  { name: 'app_install', rows: ofContact, told: told('token_hash') },
  // What is on its way to programs outside says nothing that the tables do not.
  { name: 'domain_event', rows: ofContact },
  {
    name: 'webhook_attempt',
    rows: (
      person,
    ) => sql`tenant_id = ${person.tenantId} AND delivery_id IN (SELECT w.id FROM webhook_delivery w WHERE w.tenant_id = ${person.tenantId}
      AND w.event_id IN (SELECT e.id FROM webhook_event e WHERE e.tenant_id = ${person.tenantId} AND e.contact_id = ${person.contactId}))`,
  },
  {
    name: 'webhook_delivery',
    rows: ({ tenantId, contactId }) => sql`tenant_id = ${tenantId}
      AND event_id IN (SELECT e.id FROM webhook_event e WHERE e.tenant_id = ${tenantId} AND e.contact_id = ${contactId})`,
  },
  { name: 'webhook_event', rows: ofContact },
  {
    name: 'consent',
    rows: ({ tenantId, contactId }) => sql`tenant_id = ${tenantId}
      AND contact_id IN (SELECT c.id FROM contact c WHERE c.tenant_id = ${tenantId} AND (c.id = ${contactId} OR c.merged_into = ${contactId}))`,
    told: told(),
  },
  {
    name: 'channel_event',
    rows: ({
      tenantId,
      contactId,
    }) => sql`tenant_id = ${tenantId} AND (channel_id, person) IN (SELECT p.channel_id, unnest(ARRAY[p.address, 'status:' || p.address])
      FROM channel_person p WHERE p.tenant_id = ${tenantId} AND p.contact_id = ${contactId})`,
    told: told('leased_until'),
  },
  { name: 'channel_person', rows: ofContact, told: told('reply_token', 'reply_until') },
  {
    name: 'contact_merge',
    rows: ({ tenantId, contactId }) => sql`tenant_id = ${tenantId} AND (into_id = ${contactId} OR from_id = ${contactId})`,
    told: told('merged_by', 'moved'),
  },
  { name: 'visitor_session', rows: ofContact, told: told('token_hash') },
  // Letters are the platform's, and have no business.
  { name: 'outbox', rows: ({ contactId }) => sql`contact_id = ${contactId}`, told: LETTER },
  // Mails to colleagues about who waits, and of what they were told, quote them, and others beside them, whose words are not theirs to be told.
  {
    name: 'outbox',
    rows: ({
      tenantId,
      conversationIds,
      orderIds,
    }) => sql`(unique_key LIKE ${`${WAITING_MAIL_KEY}:${tenantId}:%`} OR unique_key LIKE ${`${NOTIFICATION_MAIL_KEY}:${tenantId}:%`})
      AND EXISTS (SELECT FROM unnest(${list([...conversationIds, ...orderIds])}) AS c(id) WHERE position(c.id::text IN payload->>'text') > 0)`,
  },
  {
    name: 'contact',
    rows: ({ tenantId, contactId }) => sql`tenant_id = ${tenantId} AND (id = ${contactId} OR merged_into = ${contactId})`,
    told: told(),
  },
];
