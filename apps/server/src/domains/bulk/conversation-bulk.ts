import type { BulkAction, Conversation } from '@lobby/contract';
import type { StoredBulk } from '#/database/bulk-store.ts';

/** A conversation before it was changed with others. */
export interface Before {
  id: string;
  no: number;
  /** Grows with each change of owner. */
  epoch: number;
  ownerKind: Conversation['owner_kind'];
  agent: { id: number; name: string } | null;
  team: { id: string; name: string } | null;
  priority: Conversation['priority'];
  tags: string[];
  /** Of what is taken back: its owner's number as it was left by what is taken back. */
  left?: number | null;
}

/** One that is as was asked, with its owner's number behind the action. */
export interface DoneConversation {
  id: string;
  epoch: number | null;
}

/** What is done with each, or that something is taken back. */
export type StoredAction = BulkAction | { kind: 'back'; of: BulkAction };

export type StoredConversationBulk = StoredBulk<StoredAction, Before, DoneConversation>;
