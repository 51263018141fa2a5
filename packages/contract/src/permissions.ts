/** What a member of a business can be, from the most to the least. On the wire an admin is `null` (§6), and the owner is one. */
export const ROLES = ['admin', 'supervisor', 'agent', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody may do beside reading what every member reads. */
export const PERMISSIONS = [
  /** Read conversations and whom they are with. */
  'session.view',
  /** Answer, note, put off, end; also what is needed for it: files, drafts, own canned replies. */
  'session.reply',
  /** Hand to a colleague or to the queue. */
  'session.assign',
  /** Take back what somebody else wrote. */
  'session.remove',
  /** Write the canned replies of everybody. */
  'canned.share',
  'contact.edit',
  'contact.export',
  'contact.erase',
  'corpus.edit',
  /** Publish what a colleague has asked to be looked at. */
  'corpus.approve',
  'bot.edit',
  /** Arrange teams, hours, how conversations are given out, and how much each person takes. */
  'team.edit',
  /** Invite and remove people, and give them roles. */
  'member.edit',
  'billing.view',
  'billing.pay',
  'settings.edit',
  /** Read who did what. */
  'audit.view',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Who holds what; an admin holds everything. */
const HOLDERS: Readonly<Record<Permission, readonly Exclude<Role, 'admin'>[]>> = {
  'session.view': ['supervisor', 'agent', 'viewer'],
  'session.reply': ['supervisor', 'agent'],
  'session.assign': ['supervisor', 'agent'],
  'session.remove': ['supervisor'],
  'canned.share': ['supervisor'],
  'contact.edit': ['supervisor', 'agent'],
  'contact.export': ['supervisor'],
  'contact.erase': [],
  'corpus.edit': ['supervisor', 'editor'],
  'corpus.approve': ['supervisor'],
  'bot.edit': ['supervisor'],
  'team.edit': ['supervisor'],
  'member.edit': [],
  'billing.view': [],
  'billing.pay': [],
  'settings.edit': [],
  'audit.view': [],
};

/** The role that a stored one stands for: null is an admin (§6), and so is the owner; undefined for one that nobody knows. */
export function roleOf(stored: string | null): Role | undefined {
  return stored === null || stored === 'owner' ? 'admin' : ROLES.find((role) => role === stored);
}

/** What decides what a member may do. */
export interface Holder {
  /** null is an admin (§6); of a role that the business made itself its id. */
  readonly role: string | null;
  /** Those of a role that the business made itself; none of a built-in one, which says everything. */
  readonly permissions?: readonly Permission[] | null | undefined;
}

/** Whether a member may do something; undefined, before anybody is known, may nothing. */
export function may(holder: Holder | undefined, permission: Permission): boolean {
  if (holder?.permissions) return holder.permissions.includes(permission);
  const role = holder && roleOf(holder.role);
  return role === 'admin' || (role !== undefined && HOLDERS[permission].includes(role));
}

/** Everything that a member may do. */
export function permissionsOf(holder: Holder): Permission[] {
  return PERMISSIONS.filter((permission) => may(holder, permission));
}

/** Whether somebody holds at least what another one holds: nobody gives what they do not have. */
export function covers(holder: Holder, other: Holder): boolean {
  return permissionsOf(other).every((permission) => may(holder, permission));
}

/** What is of no use without another permission. */
const NEEDED: Readonly<Partial<Record<Permission, Permission>>> = {
  'session.reply': 'session.view',
  'session.assign': 'session.reply',
  'session.remove': 'session.reply',
  'canned.share': 'session.reply',
  'contact.edit': 'session.view',
  'contact.export': 'session.view',
  'contact.erase': 'session.view',
  'billing.pay': 'billing.view',
};

/** The permissions with those that they are of no use without, each once and in their order. */
export function withNeeded(permissions: readonly Permission[]): Permission[] {
  const held = new Set(permissions);
  for (const permission of permissions)
    for (let needed = NEEDED[permission]; needed !== undefined; needed = NEEDED[needed]) held.add(needed);
  return PERMISSIONS.filter((permission) => held.has(permission));
}

/** The permissions without one, and without those that are of no use without it. */
export function withoutNeeded(permissions: readonly Permission[], removed: Permission): Permission[] {
  return permissions.filter((permission) => !withNeeded([permission]).includes(removed));
}

/**
 * Which conversations a member sees, from the most to the least: all, those of the own teams, or those that are the member's
 * own or wait in the queue of one of the own teams. One's own is always seen; an admin sees all.
 */
export const REACHES = ['all', 'team', 'own'] as const;
export type Reach = (typeof REACHES)[number];

/** Whether one reach is at least as wide as another. */
export function reachCovers(reach: Reach, other: Reach): boolean {
  return REACHES.indexOf(reach) <= REACHES.indexOf(other);
}
