import type { Permission } from '@lobby/contract';

/** Permissions as people look for them. */
export const PERMISSION_GROUPS = {
  conversations: ['session.view', 'session.reply', 'session.assign', 'session.remove', 'canned.share'],
  contacts: ['contact.edit', 'contact.export', 'contact.erase'],
  knowledge: ['corpus.edit', 'corpus.approve', 'bot.edit'],
  people: ['team.edit', 'member.edit'],
  business: ['billing.view', 'billing.pay', 'settings.edit', 'audit.view'],
} as const satisfies Record<string, readonly Permission[]>;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;
export const GROUP_NAMES = Object.keys(PERMISSION_GROUPS) as PermissionGroup[];
