import type { ApiClient } from '@lobby/api-client';
import { CODES, visitor, type CodeName, type FailureData, type Message, type ResponseOf, type VisitorState } from '@lobby/contract';
import { messageOf } from './facts.ts';

type Session = ResponseOf<typeof visitor.session>;
type CallName = keyof typeof visitor;
type PastConversation = ResponseOf<typeof visitor.conversations>['items'][number];

/** A call as it left the page. */
export interface FakeCall {
  readonly name: CallName;
  readonly token: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Refusal {
  readonly code: CodeName;
  readonly data?: Partial<FailureData>;
}

/** What a test makes of one call: `lost` before the server saw it, `unheard` after, or a refusal. */
export type Fate = 'lost' | 'unheard' | Refusal | undefined;

const NAMES = new Map(Object.entries(visitor).map(([name, { path }]) => [path as string, name as CallName]));

/** A platform with one tenant, at the network edge: it stores what arrives once, and answers as its bot is told. */
export class FakePlatform {
  readonly calls: FakeCall[] = [];
  readonly messages: Message[] = [];
  conversationId = crypto.randomUUID();
  token = 'token-1';
  tenant = 'demo';
  /** There is a form for customers. */
  takesOrders = false;
  standing: VisitorState = {
    status: 'bot',
    owner_epoch: 0,
    agent_name: null,
    queue_position: null,
    expected_wait: null,
    csat_score: null,
    staff_seen_seq: 0,
    open: true,
    next_opening: null,
    agents_online: true,
    has_address: false,
    has_email: false,
  };
  bot: Session['bot'] = { name: 'Nora', welcome: 'Hi, I’m Nora.', suggested_questions: ['Where is my order?'] };
  /** Earlier conversations. */
  past: PastConversation[] = [];
  /** Decides what becomes of a call. */
  fate: (call: FakeCall) => Fate = () => undefined;
  /** What the bot answers; nothing where it is told nothing. */
  answer: (question: string) => Partial<Message> | undefined = () => undefined;
  /** Told of every change, as a socket would tell. */
  announce: () => void = () => undefined;

  /** Stores a message of somebody else. */
  post(message: Partial<Message>): Message {
    const stored = messageOf({ conversation_id: this.conversationId, seq: this.messages.length + 1, ...message });
    this.messages.push(stored);
    this.announce();
    return stored;
  }

  callsTo(name: CallName): FakeCall[] {
    return this.calls.filter((call) => call.name === name);
  }

  /** Puts itself in place of the network. */
  plugInto(client: ApiClient): void {
    client.http.defaults.adapter = async (config) => {
      const url = new URL(config.url ?? '', 'http://api.test');
      const name = NAMES.get(url.pathname);
      if (name === undefined) throw new Error(`The chat called ${url.pathname}, which is none of its calls`);
      const token = (config.headers.toJSON() as Record<string, string>)['token'];
      const fields =
        typeof config.data === 'string' ? (JSON.parse(config.data) as Record<string, unknown>) : Object.fromEntries(url.searchParams);
      const { status, envelope } = this.receive({ name, token, fields });
      if (envelope === undefined) throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK', config });
      return { status, statusText: '', headers: {}, config, data: new TextEncoder().encode(JSON.stringify(envelope)).buffer };
    };
  }

  private receive(call: FakeCall): { status: number; envelope: unknown } {
    this.calls.push(call);
    const fate = this.fate(call);
    if (fate === 'lost') return { status: 0, envelope: undefined };
    const refusal = typeof fate === 'object' ? fate : this.guard(call);
    if (refusal) {
      const { code, status } = CODES[refusal.code];
      return { status, envelope: { code, msg: `msg of ${refusal.code}`, data: { reason: refusal.code, ...refusal.data } } };
    }
    const data = this.serve(call);
    return { status: 200, envelope: fate === 'unheard' ? undefined : { code: CODES.success.code, msg: 'ok', data } };
  }

  private guard({ name, token, fields }: FakeCall): Refusal | undefined {
    if (name === 'session') return fields['tenant'] === this.tenant ? undefined : { code: 'unknown_tenant' };
    if (token !== this.token) return { code: 'signed_out' };
    return name === 'conversations' || fields['conversation_id'] === this.conversationId ? undefined : { code: 'not_found' };
  }

  private serve({ name, fields }: FakeCall): unknown {
    switch (name) {
      case 'session':
        return this.beginSession(fields['new_conversation'] === true);
      case 'messages':
        return this.take(fields['client_msg_id'] as string, fields['text'] as string);
      case 'sync': {
        const items = this.messages.filter(({ seq }) => seq > Number(fields['after_seq'])).slice(0, Number(fields['limit']));
        return { items, last_seq: this.messages.length, state: this.standing };
      }
      case 'handoff':
        if (this.standing.status !== 'queued') {
          this.standing = {
            ...this.standing,
            status: 'queued',
            owner_epoch: this.standing.owner_epoch + 1,
            queue_position: 2,
            expected_wait: 180,
          };
          this.post({ author_kind: 'system', kind: 'event', body: '', event: { name: 'queued', actor: null } });
        }
        return this.standing;
      case 'feedback':
        return { seq: fields['seq'], verdict: fields['verdict'] };
      case 'locale':
        return { bot: this.bot };
      case 'end':
        if (this.standing.status !== 'resolved') {
          this.standing = { ...this.standing, status: 'resolved', owner_epoch: this.standing.owner_epoch + 1 };
          this.post({ author_kind: 'system', kind: 'event', body: '', event: { name: 'ended', actor: null } });
        }
        return this.standing;
      case 'csat':
        this.standing = { ...this.standing, csat_score: Number(fields['score']) };
        this.post({
          author_kind: 'system',
          kind: 'event',
          body: '',
          event: { name: 'rated', actor: null, score: Number(fields['score']) },
        });
        return this.standing;
      case 'leaveQueue':
        this.standing = {
          ...this.standing,
          status: 'bot',
          owner_epoch: this.standing.owner_epoch + 1,
          queue_position: null,
          expected_wait: null,
        };
        return this.standing;
      case 'contact':
        return this.standing;
      case 'conversations':
        return { items: this.past };
      case 'typing':
      case 'read':
        return {};
    }
  }

  private beginSession(anew: boolean): Session {
    if (anew) {
      this.conversationId = crypto.randomUUID();
      this.messages.length = 0;
    }
    const tenant = { slug: this.tenant, name: 'Northfold', work_orders: this.takesOrders };
    return {
      token: this.token,
      conversation_id: this.conversationId,
      last_seq: this.messages.length,
      tenant,
      bot: this.bot,
      state: this.standing,
    };
  }

  private take(clientMsgId: string, text: string): Message {
    const known = this.messages.find((message) => message.client_msg_id === clientMsgId);
    if (known) return known;
    const stored = this.post({ author_kind: 'contact', body: text, client_msg_id: clientMsgId });
    const answer = this.standing.status === 'bot' ? this.answer(text) : undefined;
    if (answer) this.post({ author_kind: 'bot', author_name: this.bot.name, answer_kind: 'exact', sources: [], verdict: null, ...answer });
    return stored;
  }
}
