import {
  isMessagingKind,
  MESSAGING_WINDOW_MS,
  translationOf,
  VIP_TAG,
  type AnyChannel,
  type Conversation,
  type Locale,
  type RatingReason,
  type TranslationLocale,
} from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { LAST_FILE } from '#/database/last-file.ts';
import type { StoredStatus } from './conversation-state.ts';

/** Services that take free text for a while only after a person has written. */
const WINDOWED = Object.keys(MESSAGING_WINDOW_MS)
  .map((kind) => `'${kind}'`)
  .join(', ');

/** Columns of a conversation `c` of contact `k`, team `g` and channel `h` as it travels; unread counts are those of the scope's user. */
export const CONVERSATION =
  sql.raw(`c.id, c.no, c.status, c.ended_as, c.owner_kind, c.owner_epoch, c.agent_id, c.agent_name, c.owner_kind = 'agent' AND c.unattended_epoch IS NOT NULL AS asked, g.id AS team_id, g.name AS team_name, h.id AS channel_id, h.kind AS channel_kind, h.name AS channel_name,
  CASE WHEN h.kind IN (${WINDOWED}) THEN (SELECT epoch_ms(max(p.last_in_at)) FROM channel_person p WHERE p.tenant_id = c.tenant_id AND p.channel_id = c.channel_id AND p.contact_id = c.contact_id) END AS last_in_there, c.language, c.spoken, c.translate_to, c.translate_chosen,
  EXISTS (SELECT FROM channel_translation t WHERE t.tenant_id = c.tenant_id AND t.channel = c.channel AND t.auto) AS translate_auto, c.last_seq, c.last_author_kind, c.last_body,
  ${LAST_FILE} AS last_file,
  epoch_ms(c.last_message_at) AS last_message_at, epoch_ms(c.waiting_since) AS waiting_since, epoch_ms(c.resolved_at) AS resolved_at, epoch_ms(c.created_at) AS created_at,
  epoch_ms(c.updated_at) AS updated_at, c.priority, c.tags, epoch_ms(c.snoozed_until) AS snoozed_until, c.contact_seen_seq,
  c.csat_score, c.csat_comment, c.csat_reasons, epoch_ms(c.csat_at) AS csat_at, k.id AS contact_id, k.no AS contact_no, k.name AS contact_name, k.locale AS contact_locale, epoch_ms(k.first_seen_at) AS first_seen_at,
  epoch_ms(k.last_seen_at) AS last_seen_at,
  (SELECT count(*) FROM conversation o WHERE o.tenant_id = c.tenant_id AND o.contact_id = c.contact_id AND o.last_seq > 0 AND o.status <> 'thread') AS conversations,
  (SELECT count(*) FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.author_kind = 'contact'
     AND m.seq > coalesce((SELECT r.seen_seq FROM conversation_reader r WHERE r.tenant_id = c.tenant_id AND r.conversation_id = c.id AND r.user_id = scope_user()), 0)) AS unread,
  EXISTS (SELECT FROM unnest(k.tags) AS t(tag) WHERE lower(trim(t.tag)) = '${VIP_TAG.toLowerCase()}') AS contact_vip`);

/** What `CONVERSATION` is read from, behind a table or a query that is called `c`. */
export const JOINS = sql.raw(`JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
  LEFT JOIN team g ON g.tenant_id = c.tenant_id AND g.id = c.team_id
  LEFT JOIN channel h ON h.tenant_id = c.tenant_id AND h.id = c.channel_id`);

export interface ConversationRow {
  id: string;
  no: number;
  status: StoredStatus;
  ended_as: Conversation['ended_as'];
  owner_kind: Conversation['owner_kind'];
  owner_epoch: number;
  agent_id: number | null;
  agent_name: string | null;
  asked: boolean;
  team_id: string | null;
  team_name: string | null;
  channel_id: string | null;
  channel_kind: AnyChannel['kind'] | null;
  channel_name: string | null;
  /** When its contact wrote last on a service that takes free text for a while only. */
  last_in_there: number | null;
  language: Locale;
  spoken: TranslationLocale | null;
  translate_to: Conversation['translate_to'];
  translate_chosen: boolean;
  /** What holds for its channel. */
  translate_auto: boolean;
  last_seq: number;
  last_author_kind: NonNullable<Conversation['last_message']>['author_kind'] | null;
  last_body: string | null;
  last_file: { name: string; mime: string } | null;
  last_message_at: number | null;
  waiting_since: number | null;
  resolved_at: number | null;
  created_at: number;
  updated_at: number;
  priority: Conversation['priority'];
  tags: string[];
  snoozed_until: number | null;
  contact_seen_seq: number;
  csat_score: number | null;
  csat_comment: string;
  csat_reasons: RatingReason[];
  csat_at: number | null;
  contact_id: string;
  contact_no: number;
  contact_name: string | null;
  contact_locale: Locale;
  first_seen_at: number;
  last_seen_at: number;
  conversations: number;
  unread: number;
  contact_vip: boolean;
}

function channelOf({
  channel_id: id,
  channel_kind: kind,
  channel_name: name,
  last_in_there: last,
}: ConversationRow): Conversation['channel'] {
  if (id === null || kind === null) return null;
  const length = isMessagingKind(kind) ? MESSAGING_WINDOW_MS[kind] : undefined;
  return { id, kind, name: name ?? '', ...(length !== undefined && { window_closes_at: last === null ? 0 : last + length }) };
}

export function toConversation(row: ConversationRow): Conversation {
  const spoken = row.spoken ?? translationOf(row.language);
  return {
    id: row.id,
    no: row.no,
    // How a thread stands is its work order's to say.
    status: row.status === 'thread' ? 'waiting' : row.status,
    ended_as: row.ended_as,
    owner_kind: row.owner_kind,
    owner_epoch: row.owner_epoch,
    agent: row.agent_id === null ? null : { id: row.agent_id, name: row.agent_name ?? '' },
    asked: row.asked,
    team: row.team_id === null ? null : { id: row.team_id, name: row.team_name ?? '' },
    contact: {
      id: row.contact_id,
      no: row.contact_no,
      name: row.contact_name,
      locale: row.contact_locale,
      first_seen_at: row.first_seen_at,
      last_seen_at: row.last_seen_at,
      conversations: row.conversations,
      vip: row.contact_vip,
    },
    channel: channelOf(row),
    language: row.language,
    spoken,
    translate_to: row.translate_chosen ? row.translate_to : row.translate_auto ? spoken : null,
    translate_chosen: row.translate_chosen,
    last_message:
      row.last_author_kind === null
        ? null
        : {
            seq: row.last_seq,
            author_kind: row.last_author_kind,
            body: row.last_body ?? '',
            file: row.last_file,
            created_at: row.last_message_at ?? row.updated_at,
          },
    last_seq: row.last_seq,
    priority: row.priority,
    tags: row.tags,
    snoozed_until: row.snoozed_until,
    contact_seen_seq: row.contact_seen_seq,
    csat:
      row.csat_score === null
        ? null
        : { score: row.csat_score, comment: row.csat_comment, reasons: row.csat_reasons, at: row.csat_at ?? row.updated_at },
    unread: row.unread,
    waiting_since: row.waiting_since,
    resolved_at: row.resolved_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
