import { z } from 'zod/mini';
import { tag } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { EVERY_FILE, fileRules } from './file-rules.ts';
import { epochMs, id, nothing, text, version } from './fields.ts';
import { localeSchema } from './locales.ts';
import { pictureAddress } from './picture.ts';
import { REACHES } from './permissions.ts';
import { roleRef } from './role.ts';

/** What a person can say of themselves. `busy` keeps what they have and gets nothing new. */
export const PRESENCES = ['online', 'busy', 'away', 'offline'] as const;
export type Presence = (typeof PRESENCES)[number];
const presence = z.enum(PRESENCES);

/** How often a dashboard in use says so, in milliseconds. */
export const ACTIVITY_BEAT_MS = 60_000;

/** Most conversations of one person at a time that a business may set. */
export const LOAD_MAX = 100;
const MINUTES_MAX = 43_200;
const RULES_MAX = 50;
const SKILLS_MAX = 20;
const MEMBERS_MAX = 500;

/** Among those who can take a conversation: whoever has least, or whoever was last longest ago. `manual` gives to nobody. */
export const STRATEGIES = ['least_busy', 'round_robin', 'manual'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** What others see of a person. */
export const teamMember = z.object({
  id: z.int(),
  name: z.string(),
  face: pictureAddress,
  email: z.string(),
  /** null is an admin (§6). */
  role: z.nullable(z.string()),
  /** Which conversations this person sees. */
  reach: z.enum(REACHES),
  /** Whose business it is: keeps being an admin, and cannot be removed. */
  owner: z.boolean(),
  /** As it is: what was chosen, unless the person is not there. */
  presence,
  chosen: presence,
  /** A dashboard of this person is open. */
  connected: z.boolean(),
  /** Conversations that this person answers now. */
  load: z.int(),
  max_active: z.int(),
  /** Languages this person answers in; none named means any. */
  languages: z.array(localeSchema),
  skills: z.array(z.string()),
  teams: z.array(z.object({ id, name: z.string() })),
  /** Last sign of life; null before the first. */
  last_active_at: z.nullable(epochMs),
});
export type TeamMember = z.output<typeof teamMember>;

const teamFields = { name: text(60), member_ids: z.array(z.int()).check(z.maxLength(MEMBERS_MAX)) };

export const team = z.object({ id, ...teamFields });
export type Team = z.output<typeof team>;

/** Which conversations a rule is about; what is empty or null is about all. */
export const ruleMatch = z.object({
  languages: z.array(localeSchema),
  /** One of them is enough. */
  tags: z.array(tag).check(z.maxLength(SKILLS_MAX)),
  /** Within or outside of the hours of the business. */
  hours: z.nullable(z.enum(['open', 'closed'])),
});

export const assignmentRule = z.object({ match: ruleMatch, team_id: z.nullable(id), strategy: z.enum(STRATEGIES) });
export type AssignmentRule = z.output<typeof assignmentRule>;

const memberId = z.coerce.number().check(z.int());

const minutes = (min: number) => z.int().check(z.gte(min), z.lte(MINUTES_MAX));

/** What holds of mails about those who wait until a business says otherwise. */
export const WAITING_MAIL = { on: true, after: 10, escalate_after: 20 };

/** Long enough to mend a slip of the fingers, in minutes. */
export const VISITOR_EDIT_MINUTES = 15;

/** Three days: a weekend and a day to answer. */
export const ABANDON_MINUTES = 4_320;

/** Most that a limit of the queue can let wait, and the longest text of it, in characters. */
export const QUEUE_LIMIT_MAX = 1_000;
const BUSY_LINE_MAX = 300;
const busyLine = text(BUSY_LINE_MAX);

/** Asks whether it helped after `ask_after`, and resolves when nobody says anything for `resolve_after` more; in minutes. */
const idleRule = z.object({ on: z.boolean(), ask_after: minutes(1), resolve_after: minutes(1) });

export const sessionSettings = z.object({
  /** Gives conversations in the queue to people by itself. */
  auto_assign: z.boolean(),
  strategy: z.enum(STRATEGIES),
  /** Without a first reply for so long, a conversation goes back into the queue, in minutes; 0 is never. */
  reply_minutes: minutes(0),
  /** What somebody leaves waiting goes back into the queue after so long away, in minutes. */
  away_return_minutes: minutes(0),
  /** Without a sign of life for so long, a person is away, in minutes. */
  auto_away_minutes: minutes(1),
  /** Of conversations that the bot has, and of those where a person waits for the visitor. */
  idle_bot: idleRule,
  idle_waiting: idleRule,
  /** For how long a resolved conversation goes on when the visitor writes again, in hours. */
  reopen_hours: z.int().check(z.gte(0), z.lte(8_760)),
  /** For how long a visitor can change an own message or take it back, in minutes; 0 is never. */
  visitor_edit_minutes: z._default(minutes(0), VISITOR_EDIT_MINUTES),
  /**
   * What waits for a person while its visitor has been gone for so long, and left no address in it, ends as abandoned; in minutes, 0 is
   * never.
   */
  abandon_minutes: z._default(minutes(0), ABANDON_MINUTES),
  /**
   * Whoever is responsible is mailed about a visitor whom nobody has answered `after` so many minutes, and the admins where nobody has
   * `escalate_after` so many more; in minutes of the opening hours.
   */
  waiting_mail: z._default(z.object({ on: z.boolean(), after: minutes(1), escalate_after: minutes(1) }), WAITING_MAIL),
  /** So many may wait for a person; null is any number. Whoever asks beyond it reads that all are busy, and does not wait. */
  queue_limit: z.nullable(z.int().check(z.gte(1), z.lte(QUEUE_LIMIT_MAX))),
  busy_lines: z.object({ 'en-US': busyLine, 'zh-CN': busyLine, 'zh-HK': busyLine, 'ja-JP': busyLine }),
  /** Files that visitors and members may send. */
  files: z._default(fileRules, EVERY_FILE),
});
export type SessionSettings = z.output<typeof sessionSettings>;

const storedSettings = z.extend(sessionSettings, { version });

const saving = { caller: 'staff', errors: ['subscription_expired'] } as const;
const reading = { method: 'GET', caller: 'staff', request: nothing, errors: [], servesExpired: true } as const;

export const teams = {
  members: defineEndpoint({
    ...reading,
    path: '/api/micro/chatbot/team/member',
    permission: 'member',
    visibility: 'business',
    summary: 'The people of the business, whether they are there, and what they have',
    response: z.object({ items: z.array(teamMember) }),
  }),
  updateMember: defineEndpoint({
    ...saving,
    method: 'PATCH',
    path: '/api/micro/chatbot/team/member/{id}',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Set how much a person takes, and in which languages',
    request: z.object({
      id: memberId,
      max_active: z.optional(z.int().check(z.gte(0), z.lte(LOAD_MAX))),
      languages: z.optional(z.array(localeSchema)),
      skills: z.optional(z.array(tag).check(z.maxLength(SKILLS_MAX))),
    }),
    response: teamMember,
  }),
  /** Nobody changes the own role, nor the owner's, nor gives or takes what they do not hold. An admin sees every conversation. */
  changeRole: defineEndpoint({
    ...saving,
    method: 'PUT',
    path: '/api/micro/chatbot/team/member/{id}/role',
    permission: 'member.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Say what a person may do; for admins',
    request: z.object({ id: memberId, role: roleRef, reach: z.optional(z.enum(REACHES)) }),
    response: teamMember,
  }),
  /**
   * Ends every sign-in of the person at once. What they answer goes to a colleague, or into the queue where none is named.
   * The account stays theirs; a repeat hands over what was left.
   */
  removeMember: defineEndpoint({
    ...reading,
    method: 'DELETE',
    path: '/api/micro/chatbot/team/member/{id}',
    permission: 'member.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Remove a person from the business; for admins',
    request: z.object({ id: memberId, hand_to: z.optional(memberId) }),
    response: z.object({ handed_over: z.int() }),
  }),
  /** Also a sign of life. */
  setPresence: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/team/presence',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Say whether the caller takes conversations',
    request: z.object({ presence }),
    response: teamMember,
    errors: ['subscription_expired'],
  }),
  /** Sent at most every `ACTIVITY_BEAT_MS` while the person does something. */
  beat: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/team/activity',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'A sign of life of the caller',
    request: nothing,
    response: teamMember,
    errors: [],
    servesExpired: true,
  }),
  list: defineEndpoint({
    ...reading,
    path: '/api/micro/chatbot/team',
    permission: 'member',
    visibility: 'business',
    summary: 'Teams',
    response: z.object({ items: z.array(team) }),
  }),
  create: defineEndpoint({
    ...saving,
    method: 'POST',
    path: '/api/micro/chatbot/team',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Make a team',
    request: z.object(teamFields),
    response: team,
  }),
  rules: defineEndpoint({
    ...reading,
    path: '/api/micro/chatbot/team/rule',
    permission: 'member',
    visibility: 'business',
    summary: 'Assignment rules; the first that matches counts',
    response: z.object({ items: z.array(assignmentRule) }),
  }),
  saveRules: defineEndpoint({
    ...saving,
    method: 'PUT',
    path: '/api/micro/chatbot/team/rule',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Set the assignment rules, all at once and in their order',
    request: z.object({ items: z.array(assignmentRule).check(z.maxLength(RULES_MAX)) }),
    response: z.object({ items: z.array(assignmentRule) }),
  }),
  settings: defineEndpoint({
    ...reading,
    path: '/api/micro/chatbot/team/settings',
    permission: 'member',
    visibility: 'business',
    summary: 'How conversations are given out, asked about and ended',
    response: storedSettings,
  }),
  saveSettings: defineEndpoint({
    ...saving,
    method: 'PUT',
    path: '/api/micro/chatbot/team/settings',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Set them; the second of two writers gets stale_version with the newer copy',
    request: storedSettings,
    response: storedSettings,
    errors: ['stale_version', 'subscription_expired'],
  }),
  // After the calls whose paths look like an id's.
  update: defineEndpoint({
    ...saving,
    method: 'PUT',
    path: '/api/micro/chatbot/team/{id}',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Change a team',
    request: team,
    response: team,
  }),
  /** Its rules and its hours go with it; people and conversations stay. */
  remove: defineEndpoint({
    ...saving,
    method: 'DELETE',
    path: '/api/micro/chatbot/team/{id}',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Remove a team',
    request: z.object({ id }),
    response: nothing,
  }),
};
