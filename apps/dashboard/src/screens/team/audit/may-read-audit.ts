/** Whether a member with this role sees who did what; a role of null is an admin (§6). */
export function mayReadAudit(role: string | null | undefined): boolean {
  return role === null || role === 'owner' || role === 'admin';
}
