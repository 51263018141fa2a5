import { keep, type KeyValue } from './browser-storage.ts';

/** A visitor of one tenant, as the server knows them. */
export interface Visitor {
  readonly token: string;
  /** The conversation that this browser was last in. */
  readonly conversationId: string;
}

/** Where a browser keeps who its visitor is. */
export interface KeptVisitor {
  readonly read: () => Visitor | undefined;
  readonly write: (visitor: Visitor) => void;
}

/** Opens what is kept of the visitor of a tenant. */
export function keptVisitor(storage: KeyValue, tenant: string): KeptVisitor {
  const key = `lobby-visitor:${tenant}`;
  return {
    read: () => parse(storage.getItem(key)),
    write: (visitor) => void keep(storage, key, JSON.stringify(visitor)),
  };
}

function parse(text: string | null): Visitor | undefined {
  try {
    const { token, conversationId } = JSON.parse(text ?? '{}') as Partial<Record<keyof Visitor, unknown>>;
    return typeof token === 'string' && typeof conversationId === 'string' ? { token, conversationId } : undefined;
  } catch {
    return undefined;
  }
}
