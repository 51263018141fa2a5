import type { KeyScope } from '@lobby/contract';

/** Scopes as the screen groups them; texts are `area.<id>`. */
export const SCOPE_AREAS = [
  { id: 'bot', scopes: ['bot:ask', 'knowledge:read', 'corpus:write'] },
  { id: 'conversations', scopes: ['conversations:read', 'conversations:write'] },
  { id: 'contacts', scopes: ['contacts:read', 'contacts:write'] },
  { id: 'work_orders', scopes: ['work_orders:read', 'work_orders:write'] },
  { id: 'figures', scopes: ['figures:read'] },
] as const satisfies readonly { id: string; scopes: readonly KeyScope[] }[];

/** Names of the texts of each scope, `scope.<name>`; a colon would be taken for the end of a namespace. */
export const SCOPE_WORDS = {
  'bot:ask': 'bot_ask',
  'knowledge:read': 'knowledge_read',
  'corpus:write': 'corpus_write',
  'conversations:read': 'conversations_read',
  'conversations:write': 'conversations_write',
  'contacts:read': 'contacts_read',
  'contacts:write': 'contacts_write',
  'work_orders:read': 'work_orders_read',
  'work_orders:write': 'work_orders_write',
  'figures:read': 'figures_read',
} as const satisfies Record<KeyScope, string>;
