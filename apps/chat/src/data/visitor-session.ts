import type { Locale } from '@lobby/contract';
import type { ChatEvent, ChatState, Session } from '#/state/chat-state.ts';
import type { KeptOutbox } from '#/state/kept-outbox.ts';
import type { KeptVisitor, Visitor } from '#/state/kept-visitor.ts';
import type { Store } from '#/state/store.ts';
import type { VisitorApi } from './visitor.ts';

/** What a call as a visitor needs. */
export type Identity = Visitor;

/** Who the visitor is to the server. */
export interface VisitorSession {
  /** The visitor and conversation of now; begins where there is none yet. Rejects with an `ApiError`. */
  readonly current: () => Promise<Identity>;
  /** Forgets an identity that the server no longer knows; the next `current` begins anew. Unsent messages stay. */
  readonly renew: (stale: Identity | undefined) => void;
  /** Begins another conversation of the same visitor. */
  readonly beginNew: () => Promise<Identity>;
  /** Goes back to an earlier conversation of the same visitor. */
  readonly goBack: (conversationId: string) => Promise<Identity>;
}

export interface VisitorSessionParts {
  readonly api: VisitorApi;
  readonly tenant: string;
  readonly getLocale: () => Locale;
  readonly visitor: KeptVisitor;
  readonly outbox: KeptOutbox;
  readonly store: Store<ChatState, ChatEvent>;
}

/** Begins and continues visitor sessions, one call at a time however many ask. */
export function createVisitorSession({ api, tenant, getLocale, visitor, outbox, store }: VisitorSessionParts): VisitorSession {
  let identity: Identity | undefined;
  let beginning: Promise<Identity> | undefined;
  /** The kept token is no longer any good. */
  let rejected = false;

  const adopt = (session: Session): Identity => {
    const before = store.get().conversationId ?? visitor.read()?.conversationId;
    identity = { token: session.token, conversationId: session.conversation_id };
    // What could not be sent to the conversation before goes to this one.
    outbox.move(before, identity.conversationId);
    visitor.write(identity);
    rejected = false;
    store.dispatch({ type: 'began', session, unsent: outbox.read(session.conversation_id) });
    return identity;
  };

  const begin = (newConversation: boolean, conversationId?: string): Promise<Identity> => {
    beginning ??= api
      .begin(rejected ? undefined : visitor.read()?.token, { tenant, locale: getLocale(), newConversation, conversationId })
      .then(adopt)
      .finally(() => {
        beginning = undefined;
      });
    return beginning;
  };

  return {
    current: () => (identity ? Promise.resolve(identity) : begin(false)),
    renew(stale) {
      if (stale !== identity) return;
      identity = undefined;
      rejected = true;
    },
    beginNew: () => begin(true),
    goBack: (conversationId) => begin(false, conversationId),
  };
}
