import type { KeyScope } from '@lobby/contract';

/** Names of the texts of each scope; a colon would be taken for the end of a namespace. */
export const SCOPE_WORDS = { 'bot:ask': 'bot_ask', 'knowledge:read': 'knowledge_read' } as const satisfies Record<KeyScope, string>;
