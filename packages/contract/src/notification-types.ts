import { may, roleOf, type Holder, type Permission } from './permissions.ts';

/** What somebody can be told of. Each is something that happens today. */
export const NOTIFICATION_TYPES = [
  'chat.waiting',
  'chat.assigned',
  'chat.reply',
  'chat.mention',
  'wo.created',
  'wo.assigned',
  'wo.reply',
  'wo.due',
  'wo.overdue',
  'csat.low',
  'corpus.gap_new',
  'corpus.source_failed',
  'channel.down',
  'channel.back',
  'channel.changed',
  'quota.80',
  'quota.95',
  'quota.100',
  'plan.expiring',
  'plan.expired',
  'key.expiring',
  'figures.corrected',
  'team.joined',
  'login.new_device',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** How somebody can be told: in the list behind the bell, by a tone, by a notification of the browser, by e-mail. */
export const NOTIFICATION_WAYS = ['in_app', 'sound', 'push', 'email'] as const;
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number];

export const NOTIFICATION_PRESETS = ['calm', 'normal', 'everything'] as const;
export type NotificationPreset = (typeof NOTIFICATION_PRESETS)[number];

/** When mails leave: each at once, or together once an hour or once a day. */
export const NOTIFICATION_DIGESTS = ['off', 'hourly', 'daily'] as const;
export type NotificationDigest = (typeof NOTIFICATION_DIGESTS)[number];

/** What is read within so long is not mailed, in milliseconds. */
export const NOTIFICATION_MAIL_WAIT_MS = 60_000;
/** Nobody has looked at a visitor who waits for so long: whoever leads is told, in milliseconds. */
export const NOTIFICATION_ESCALATION_MS = 120_000;
/** The count of what is unread ends here: so many or more. */
export const NOTIFICATION_COUNT_MAX = 100;
/** Ids that one call marks, and devices of one person. */
export const NOTIFICATION_IDS_MAX = 200;
export const NOTIFICATION_DEVICES_MAX = 20;
/** Longest address of a push subscription, in characters. */
export const NOTIFICATION_ENDPOINT_MAX = 2_000;

export type NotificationWays = Record<NotificationType, NotificationWay[]>;

/** A work order is said to be due soon from so long before its time on, in milliseconds. */
export const ORDER_DUE_SOON_MS = 3_600_000;

/** What somebody has to be allowed to be told of a type at all; null is about everybody's own account. */
export const NOTIFICATION_NEEDS: Readonly<Record<NotificationType, Permission | null>> = {
  'chat.waiting': 'session.reply',
  'chat.assigned': 'session.reply',
  'chat.reply': 'session.reply',
  'chat.mention': 'session.view',
  'wo.created': 'session.reply',
  'wo.assigned': 'session.reply',
  'wo.reply': 'session.reply',
  'wo.due': 'session.reply',
  'wo.overdue': 'session.reply',
  'csat.low': 'session.view',
  'corpus.gap_new': 'corpus.edit',
  'corpus.source_failed': 'corpus.edit',
  'channel.down': 'settings.edit',
  'channel.back': 'settings.edit',
  'channel.changed': 'settings.edit',
  'quota.80': 'billing.view',
  'quota.95': 'billing.view',
  'quota.100': 'billing.view',
  'plan.expiring': 'billing.view',
  'plan.expired': 'billing.view',
  'key.expiring': 'settings.edit',
  'figures.corrected': 'settings.edit',
  'team.joined': 'member.edit',
  'login.new_device': null,
};

/** Whether somebody may be told of a type at all. */
export function mayBeTold(holder: Holder, type: NotificationType): boolean {
  const needed = NOTIFICATION_NEEDS[type];
  return needed === null || may(holder, needed);
}

/** The types that can concern somebody. */
export function notificationTypesOf(holder: Holder): NotificationType[] {
  return NOTIFICATION_TYPES.filter((type) => mayBeTold(holder, type));
}

/** What calls somebody by name, or comes to an end: told loudly even to those who want calm. */
const URGENT: ReadonlySet<NotificationType> = new Set([
  'chat.waiting',
  'chat.assigned',
  'chat.mention',
  'wo.assigned',
  'wo.overdue',
  'channel.down',
  'login.new_device',
]);
/** What calls by a tone and on the screen where nothing was chosen. */
const LOUD: ReadonlySet<NotificationType> = new Set([...URGENT, 'chat.reply']);
/** What is mailed where nothing was chosen: what costs customers or the service itself when nobody looks. */
const MAILED: ReadonlySet<NotificationType> = new Set([
  'chat.waiting',
  'wo.assigned',
  'wo.overdue',
  'corpus.source_failed',
  'channel.down',
  'quota.80',
  'quota.95',
  'quota.100',
  'plan.expiring',
  'plan.expired',
  'key.expiring',
  'login.new_device',
]);
/** What the plan says is heard of in any case, until somebody chooses otherwise one by one. */
const QUIET_MAILS: ReadonlySet<NotificationType> = new Set([
  'chat.waiting',
  'channel.down',
  'quota.100',
  'plan.expiring',
  'plan.expired',
  'key.expiring',
  'login.new_device',
]);

/** The ways of a preset for somebody. Whoever leads a business is mailed of orders that come in too. */
export function presetWays(preset: NotificationPreset, holder: Holder): NotificationWays {
  const leads = !holder.permissions && roleOf(holder.role) === 'admin';
  const ways = (type: NotificationType): NotificationWay[] => {
    if (preset === 'everything') return [...NOTIFICATION_WAYS];
    const loud = preset === 'calm' ? URGENT.has(type) && type !== 'chat.waiting' : LOUD.has(type);
    const isMailed = preset === 'calm' ? QUIET_MAILS.has(type) : MAILED.has(type) || (leads && type === 'wo.created');
    return [
      'in_app',
      ...(loud ? (preset === 'calm' ? (['push'] as const) : (['sound', 'push'] as const)) : []),
      ...(isMailed ? (['email'] as const) : []),
    ];
  };
  return Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, ways(type)])) as NotificationWays;
}
