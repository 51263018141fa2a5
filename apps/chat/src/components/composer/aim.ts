import type { Message } from '@lobby/contract';

/** What the words in the composer are for, where they are no message of their own: to change one, or to answer one. */
export interface Aim {
  readonly kind: 'edit' | 'quote';
  readonly message: Message;
}
