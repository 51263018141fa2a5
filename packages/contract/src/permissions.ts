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

/** Whether a member with this role may do something; undefined, before anybody is known, may nothing. */
export function may(stored: string | null | undefined, permission: Permission): boolean {
  const role = stored === undefined ? undefined : roleOf(stored);
  return role === 'admin' || (role !== undefined && HOLDERS[permission].includes(role));
}
