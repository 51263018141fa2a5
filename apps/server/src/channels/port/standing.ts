import type { ChannelReason, ConnectionCheck, MessagingChannel } from '@lobby/contract';

/** How an account stands at its service, whatever the credentials for it are good for. */
export interface Standing {
  state: 'connected' | 'degraded' | 'disconnected';
  reason: ChannelReason | null;
}

/** What a service says when it is asked; without a standing it says nothing of the account. */
export interface Checked {
  checks: ConnectionCheck[];
  standing?: Standing | undefined;
}

/** An account of somebody that a bot may be answering for. */
export interface AskedBusiness extends Pick<MessagingChannel['businesses'][number], 'id' | 'state'> {
  canRead: boolean;
}

/** Reasons for which the account is gone: only its service says that it is back, and no token that works. */
export const GONE: readonly ChannelReason['code'][] = ['offboarded', 'app_removed', 'account_deleted', 'banned'];
/** Reasons about the account, which nothing that is sent through it disproves. */
export const OF_ACCOUNT: readonly ChannelReason['code'][] = [...GONE, 'restricted', 'quality'];
