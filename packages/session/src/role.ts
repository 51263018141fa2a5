/** The role that may do everything in its business. */
const ADMIN = 'admin';

/** True for an admin; a role of null is one (§6). No role at all, before user info is loaded, is none. */
export function isAdmin(role: string | null | undefined): boolean {
  return role === null || role === ADMIN;
}
