import { isDashboard, routeNameOf, siteMap } from '@lobby/session';

/** Why somebody is asked to sign in; the sign-in page says it in a toast. */
export type SignInReason = 'user_banned' | 'need_login';

interface SignInWish {
  /** Path, query and hash to come back to. */
  readonly next?: string | undefined;
  readonly reason?: SignInReason | undefined;
}

/** The address of the sign-in page. It leads back to a path of this app only, never to another origin. */
export function signInUrl({ next, reason }: SignInWish = {}): string {
  const query = new URLSearchParams();
  if (next !== undefined && isOwn(next)) query.set('next', next);
  if (reason !== undefined) query.set('reason', reason);
  return siteMap['auth-sign-in'].path + (query.size > 0 ? `?${query}` : '');
}

function isOwn(next: string): boolean {
  return /^\/(?![/\\])/.test(next) && (isDashboard(next) || routeNameOf(next) === 'preview');
}
