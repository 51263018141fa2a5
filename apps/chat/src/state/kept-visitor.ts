import { keep, type BrowserStorage } from './browser-storage.ts';

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
  /** The conversation that this tab has open, also once it is loaded again. */
  readonly openHere: () => string | undefined;
  readonly noteOpenHere: (conversationId: string) => void;
  /** The visitor went on without the pre-chat form, in this tab. */
  readonly hasSkippedForm: () => boolean;
  readonly noteSkippedForm: () => void;
}

/** Opens what is kept of the visitor of a tenant: by the browser, and of the tab. */
export function keptVisitor({ local, session }: Pick<BrowserStorage, 'local' | 'session'>, tenant: string): KeptVisitor {
  const key = `lobby-visitor:${tenant}`;
  const openKey = `lobby-conversation:${tenant}`;
  const skippedKey = `lobby-pre-chat:${tenant}`;
  return {
    read: () => parse(local.getItem(key)),
    write: (visitor) => void keep(local, key, JSON.stringify(visitor)),
    openHere: () => session.getItem(openKey) ?? undefined,
    noteOpenHere: (conversationId) => void keep(session, openKey, conversationId),
    hasSkippedForm: () => session.getItem(skippedKey) !== null,
    noteSkippedForm: () => void keep(session, skippedKey, '1'),
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
