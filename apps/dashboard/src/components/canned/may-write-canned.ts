import { may, type CannedReply } from '@lobby/contract';

/** Whether somebody with this role may change a reply that they see: an own one always, a shared one with the permission. */
export function mayWriteCanned(role: string | null, { scope }: Pick<CannedReply, 'scope'>): boolean {
  return scope === 'me' || may(role, 'canned.share');
}
