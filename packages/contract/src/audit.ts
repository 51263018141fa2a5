import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, page } from './fields.ts';

/** What is written down, as noun and verb. What a name means to people is worded by each client. */
export const AUDIT_ACTIONS = [
  'user.login',
  'user.logout',
  'user.sessions_end',
  'user.password',
  'user.two_step_on',
  'user.two_step_off',
  'user.recovery_codes',
  'oauth.unlink',
  'tenant.update',
  'tenant.retention',
  'retention.erase',
  'member.update',
  'member.role',
  'member.remove',
  'role.create',
  'role.update',
  'role.remove',
  'invite.create',
  'invite.resend',
  'invite.revoke',
  'invite.accept',
  'team.create',
  'team.update',
  'team.remove',
  'team.rules',
  'team.settings',
  'hours.save',
  'hours.remove',
  'pay.order',
  'pay.cancel',
  'pay.paid',
  'corpus.create',
  'corpus.update',
  'corpus.publish',
  'corpus.draft',
  'corpus.archive',
  'corpus.delete',
  'corpus.change',
  'corpus.undo',
  'corpus.shelf',
  'corpus.import',
  'corpus.export',
  'source.create',
  'source.update',
  'source.command',
  'source.remove',
  'source.page',
  'bot.update',
  'bot.publish',
  'bot.rollback',
  'bot.pause',
  'bot.resume',
  'test_set.create',
  'test_set.update',
  'test_set.remove',
  'test_set.import',
  'canned.create',
  'canned.update',
  'canned.remove',
  'translate.setting',
  'glossary.create',
  'glossary.update',
  'glossary.remove',
  'help.publish',
  'help.schedule',
  'help.unpublish',
  'help.archive',
  'help.move',
  'help.delete',
  'contact.read',
  'contact.update',
  'contact.block',
  'contact.unblock',
  'contact.export',
  'contact.erase',
  'contact.merge',
  'contact.merge_from',
  'conversation.read',
  'message.edit',
  'message.remove',
  'file.open',
  'work_order.type',
  'audit.export',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Kinds of things that something is done to. */
export const AUDIT_TARGETS = [
  'user',
  'tenant',
  'invite',
  'role',
  'team',
  'order',
  'entry',
  'source',
  'bot',
  'test_set',
  'canned',
  'term',
  'article',
  'contact',
  'conversation',
  'work_order_type',
  'file',
  'audit',
] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

export const auditEntry = z.object({
  id,
  at: epochMs,
  /** Who did it; null where Lobby did by itself. */
  actor: z.nullable(z.object({ id: z.int(), name: z.string() })),
  action: z.enum(AUDIT_ACTIONS),
  target: z.object({
    kind: z.enum(AUDIT_TARGETS),
    id: z.string(),
    /** What it is called now: a name, a number, a question; null where it has no name, or is gone. */
    label: z.nullable(z.string()),
  }),
  /** What became of which field, or how many; never a secret, and nothing of what visitors said. */
  details: z.nullable(z.record(z.string(), z.unknown())),
  ip: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const ACTOR_MAX = Number.MAX_SAFE_INTEGER;
const time = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(8_640_000_000_000_000)));

const filter = {
  /** Of one person. */
  actor_id: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(ACTOR_MAX))),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  target_kind: z.optional(z.enum(AUDIT_TARGETS)),
  target_id: z.optional(z.string().check(z.maxLength(80))),
  /** Milliseconds since 1970, the first one included, the last one not. */
  from: time,
  to: time,
};

export const audit = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/audit',
    caller: 'staff',
    summary: 'Who did what, the latest first; for admins',
    request: z.object({ ...filter, ...page }),
    response: z.object({ items: z.array(auditEntry), next_cursor: z.nullable(z.string()) }),
    errors: [],
    servesExpired: true,
  }),
  /** Cells that a spreadsheet would run are guarded; beyond `AUDIT_EXPORT_MAX` entries the oldest are left out. */
  export: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/audit/export',
    caller: 'staff',
    summary: 'The same as CSV',
    request: z.object(filter),
    response: nothing,
    answers: 'file',
    errors: [],
    servesExpired: true,
  }),
};

/** Entries of one export. */
export const AUDIT_EXPORT_MAX = 100_000;
