import { may, type CannedReply, type Holder } from '@lobby/contract';

/** Whether somebody may change a reply that they see: an own one always, a shared one with the permission. */
export function mayWriteCanned(holder: Holder | undefined, { scope }: Pick<CannedReply, 'scope'>): boolean {
  return scope === 'me' || may(holder, 'canned.share');
}
