import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { businessId, email, epochMs, id, nothing, text } from './fields.ts';
import { passwordSchema } from './password.ts';
import { REACHES } from './permissions.ts';
import { roleRef } from './role.ts';
import { emailCode } from './secrets.ts';

/** Life of an invitation after it was last mailed, in milliseconds: 7 days. */
export const INVITE_TTL_MS = 7 * 86_400_000;
/** Wait before the same invitation is mailed again, in seconds. */
export const INVITE_RESEND_S = 60;
/** Most addresses of one call. */
export const INVITES_AT_ONCE = 20;
const TEAMS_MAX = 50;

/** What a link of an invitation carries: the business, and the secret of the mail or, in a link that was handed on, the invitation's id. */
const inviteKey = z.string().check(z.trim(), z.regex(/^i\d{1,15}\.(?:[\w-]{43}|[0-9a-f-]{36})$/));

/** One that waits for its person. */
export const invite = z.object({
  id,
  email: z.string(),
  /** null is an admin (§6). */
  role: z.nullable(z.string()),
  /** Teams that the person joins; one that is gone is left out. */
  teams: z.array(z.object({ id, name: z.string() })),
  state: z.enum(['pending', 'expired']),
  /** To be handed on by other ways than the mail; who follows it proves the address with a code. */
  link: z.string(),
  invited_by: z.string(),
  sent_at: epochMs,
  expires_at: epochMs,
});
export type Invite = z.output<typeof invite>;

/** People and pending invitations, of as many as the plan has. */
export const seats = z.object({ used: z.int(), limit: z.int() });
export type Seats = z.output<typeof seats>;

const inviteList = { items: z.array(invite), seats };

const acceptForm = z
  .object({
    key: inviteKey,
    name: z.optional(text(80)),
    password: z.optional(passwordSchema),
    re_password: z.optional(z.string()),
    /** The six digits of a mail to the address, where the link is not the mailed one. */
    code: z.optional(emailCode),
    business_id: businessId,
  })
  .check((context) => {
    const { password, re_password: copy, name } = context.value;
    if (password === undefined && copy === undefined) return;
    if (password !== undefined && name === undefined)
      context.issues.push({ code: 'custom', message: 'required', path: ['name'], input: context.value });
    if (password !== copy) context.issues.push({ code: 'custom', message: 're_password', path: ['re_password'], input: context.value });
  });

export const invites = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/team/invite',
    caller: 'staff',
    permission: 'member.edit',
    visibility: 'business',
    summary: 'Invitations that wait, and the seats of the plan; for admins',
    request: nothing,
    response: z.object(inviteList),
    errors: [],
    servesExpired: true,
  }),
  /** All or none: without a seat for each, nobody is invited. An address that is a member or waits already is left as it is. */
  create: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/team/invite',
    caller: 'staff',
    permission: 'member.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Invite people by mail; for admins',
    request: z.object({
      emails: z.array(email).check(z.minLength(1), z.maxLength(INVITES_AT_ONCE)),
      role: roleRef,
      /** Which conversations they see; the caller's own reach where nothing is said. */
      reach: z.optional(z.enum(REACHES)),
      team_ids: z.array(id).check(z.maxLength(TEAMS_MAX)),
    }),
    response: z.object({
      ...inviteList,
      invited: z.array(z.string()),
      skipped: z.array(z.object({ email: z.string(), reason: z.enum(['member', 'pending']) })),
    }),
    errors: ['quota_exceeded', 'subscription_expired'],
  }),
  /** The link of the mail before is worth nothing from then on. */
  resend: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/team/invite/{id}/resend',
    caller: 'staff',
    permission: 'member.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Mail an invitation again, with another seven days; for admins',
    request: z.object({ id }),
    response: invite,
    errors: ['quota_exceeded', 'subscription_expired'],
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/team/invite/{id}',
    caller: 'staff',
    permission: 'member.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Take an invitation back; for admins',
    request: z.object({ id }),
    response: nothing,
    errors: [],
    servesExpired: true,
  }),
  /** Asking uses nothing up. A key that was never one is answered like one that is over. */
  look: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/invite',
    caller: 'anyone',
    rateLimit: { guess: { bucket: 'invites', wrong: 'link_expired' } },
    summary: 'Look at an invitation',
    request: z.object({ key: inviteKey }),
    response: z.object({
      tenant_name: z.string(),
      invited_by: z.string(),
      email: z.string(),
      role: z.nullable(z.string()),
      /** The link is the mailed one, which only the address's reader has: no code is needed beside it. */
      proves_address: z.boolean(),
      /** The address has an account; told to its reader only. */
      has_account: z.boolean(),
    }),
    errors: ['link_expired'],
  }),
  /**
   * With a password it makes the account and signs in; without one, the token says whose account joins, and is the answer.
   * A repeat by whoever has joined changes nothing.
   */
  accept: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/invite/accept',
    caller: 'anyone',
    rateLimit: { guess: { bucket: 'invites', wrong: 'link_expired' } },
    summary: 'Accept an invitation',
    request: acceptForm,
    response: z.object({ token: z.string() }),
    errors: [
      'link_expired',
      'email_taken',
      'weak_password',
      'wrong_code',
      'code_expired',
      'other_address',
      'already_business',
      'seats_full',
    ],
  }),
};
