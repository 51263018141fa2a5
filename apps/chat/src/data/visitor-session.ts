import { ApiError } from '@lobby/api-client';
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
  /** Has the visitor looked at anew, because the page says otherwise who they are; the next `current` does. */
  readonly reconsider: () => Promise<void>;
  /** Begins another conversation of the same visitor; what could not be sent to `heirOf` is sent there. */
  readonly beginNew: (heirOf?: string) => Promise<Identity>;
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

type Start = Omit<Parameters<VisitorApi['begin']>[1], 'tenant' | 'locale'>;

/** Begins and continues visitor sessions, one call at a time however many ask. */
export function createVisitorSession({ api, tenant, getLocale, visitor, outbox, store }: VisitorSessionParts): VisitorSession {
  let identity: Identity | undefined;
  let beginning: Promise<Identity> | undefined;
  /** The kept token is no longer any good. */
  let rejected = false;

  const known = () => (rejected ? undefined : visitor.read());
  const call = (token: string | undefined, start: Start) => api.begin(token, { tenant, locale: getLocale(), ...start });

  const adopt = (session: Session, token: string | undefined, heirOf: string | undefined): Identity => {
    const before = store.get().conversationId ?? visitor.openHere() ?? visitor.read()?.conversationId;
    identity = { token: session.token, conversationId: session.conversation_id };
    visitor.write(identity);
    visitor.noteOpenHere(identity.conversationId);
    rejected = false;
    // Somebody else to the server cannot write to the conversation before any more.
    const heir = heirOf ?? (token === session.token ? undefined : before);
    const isRequired = session.pre_chat?.fields.some(({ required }) => required);
    const asked = visitor.hasSkippedForm() && !isRequired ? { ...session, pre_chat: null } : session;
    store.dispatch({ type: 'began', session: asked, unsent: outbox.readAll(session.conversation_id), heirOf: heir });
    return identity;
  };

  const begin = (open: (token: string | undefined) => Promise<Session>, heirOf?: string): Promise<Identity> => {
    const token = known()?.token;
    beginning ??= open(token)
      .then((session) => adopt(session, token, heirOf))
      .finally(() => {
        beginning = undefined;
      });
    return beginning;
  };

  /** Where this tab was; otherwise where the browser was last, if that still goes on. */
  const goOn = async (token: string | undefined): Promise<Session> => {
    const here = token === undefined ? undefined : visitor.openHere();
    if (here !== undefined) {
      try {
        return await call(token, { conversationId: here });
      } catch (error) {
        if (!isNoMore(error)) throw error;
      }
    }
    return call(token, { lastConversationId: known()?.conversationId });
  };

  /** After whatever is beginning already: it is another conversation that is wanted. */
  const beginNext = async (start: Start, heirOf?: string): Promise<Identity> => {
    await beginning?.catch(() => undefined);
    return begin((token) => call(token, start), heirOf);
  };

  return {
    current: () => (identity ? Promise.resolve(identity) : begin(goOn)),
    renew(stale) {
      if (stale !== identity) return;
      identity = undefined;
      rejected = true;
    },
    async reconsider() {
      await beginning?.catch(() => undefined);
      identity = undefined;
    },
    beginNew: (heirOf) => beginNext({ newConversation: true }, heirOf),
    goBack: (conversationId) => beginNext({ conversationId }),
  };
}

/** The conversation is gone, or was never this visitor's. */
function isNoMore(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
