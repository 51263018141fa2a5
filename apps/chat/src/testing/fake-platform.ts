import type { ApiClient } from '@lobby/api-client';
import {
  CODES,
  FILE_KINDS,
  FILE_MAX_BYTES,
  HOME_BLOCKS,
  visitor,
  type CodeName,
  type FailureData,
  type Message,
  type ResponseOf,
  type Sendable,
  type VisitorState,
} from '@lobby/contract';
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

const NAMES = new Map(Object.entries(visitor).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]));

/** A platform with one tenant, at the network edge: it stores what arrives once, and answers as its bot is told. */
export class FakePlatform {
  /** What visitors may send. */
  files: Sendable = { kinds: [...FILE_KINDS], max_bytes: FILE_MAX_BYTES.visitor };
  readonly calls: FakeCall[] = [];
  conversationId = crypto.randomUUID();
  /** What was said in each conversation of the visitor. */
  readonly threads = new Map<string, Message[]>();
  /** Conversations that take no more. */
  readonly closed = new Set<string>();
  token = 'token-1';
  tenant = 'demo';
  /** There is a form for customers. */
  takesOrders = false;
  /** For how long own messages can be changed. */
  editMinutes = 15;
  /** The chat begins on its home. */
  opensHome = false;
  logo: string | null = null;
  home: ResponseOf<typeof visitor.home> = { title: '', notice: '', blocks: [...HOME_BLOCKS], team: [], staffed: false, next_opening: null };
  standing: VisitorState = {
    status: 'bot',
    owner_epoch: 0,
    agent_name: null,
    agent_face: null,
    asked_name: null,
    queue_position: null,
    expected_wait: null,
    all_busy: false,
    bot_helps: false,
    csat_score: null,
    staff_seen_seq: 0,
    open: true,
    next_opening: null,
    agents_online: true,
    has_address: false,
    has_email: false,
    turned_away: false,
  };
  preChat: Session['pre_chat'] = null;
  consent: Session['consent'] = { mode: 'off', text: '', link: null, version: 1, agreed: false };
  bot: Session['bot'] = { name: 'Nora', welcome: 'Hi, I’m Nora.', suggested_questions: ['Where is my order?'], disclosure: '' };
  /** Of the channel that the chat is framed by. */
  look: Session['look'] = null;
  ticket: Session['ticket'] = null;
  /** Earlier conversations. */
  past: PastConversation[] = [];
  /** What goes to an address that wants the conversation. */
  mailed: 'transcript' | 'link' = 'transcript';
  /** Decides what becomes of a call. */
  fate: (call: FakeCall) => Fate = () => undefined;
  /** What the bot answers; nothing where it is told nothing. */
  answer: (question: string) => Partial<Message> | undefined = () => undefined;
  /** Who is typing to the visitor. */
  typist: string | null = null;
  /** Told of every change, as a socket would tell. */
  announce: () => void = () => undefined;

  /** What was said in the newest conversation. */
  get messages(): Message[] {
    return this.saidIn(this.conversationId);
  }

  saidIn(conversationId: string): Message[] {
    const said = this.threads.get(conversationId) ?? [];
    this.threads.set(conversationId, said);
    return said;
  }

  /** Stores a message of somebody else. */
  post(message: Partial<Message>): Message {
    const { conversation_id: conversationId = this.conversationId } = message;
    const said = this.saidIn(conversationId);
    const stored = messageOf({ conversation_id: conversationId, seq: said.length + 1, ...message });
    said.push(stored);
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
      const name = NAMES.get(`${(config.method ?? 'get').toUpperCase()} ${url.pathname}`);
      if (name === undefined) throw new Error(`The chat called ${url.pathname}, which is none of its calls`);
      const token = config.headers['token'] as string | undefined;
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
    const conversationId = fields['conversation_id'] as string | undefined;
    const isOwn = token === this.token && (conversationId === this.conversationId || this.isKnown(conversationId));
    if (name === 'session') {
      if (fields['tenant'] !== this.tenant) return { code: 'unknown_tenant' };
      return conversationId === undefined || isOwn ? undefined : { code: 'not_found' };
    }
    if (token !== this.token) return { code: 'signed_out' };
    if (name === 'messages' && this.closed.has(conversationId ?? '') && !this.isStored(fields)) return { code: 'conversation_closed' };
    return name === 'conversations' || name === 'consent' || name === 'home' || isOwn ? undefined : { code: 'not_found' };
  }

  private isStored({ conversation_id: conversationId, client_msg_id: clientMsgId }: FakeCall['fields']): boolean {
    return this.saidIn(conversationId as string).some((message) => message.client_msg_id === clientMsgId);
  }

  private isKnown(conversationId: string | undefined): boolean {
    return conversationId !== undefined && (this.threads.has(conversationId) || this.past.some(({ id }) => id === conversationId));
  }

  private serve({ name, token, fields }: FakeCall): unknown {
    switch (name) {
      case 'session':
        return this.beginSession(fields, token === this.token);
      case 'messages':
        return this.take(fields);
      case 'sync': {
        const said = this.saidIn(fields['conversation_id'] as string);
        const items = said.filter(({ seq }) => seq > Number(fields['after_seq'])).slice(0, Number(fields['limit']));
        return { items, last_seq: said.length, state: this.standing, ...(fields['typing'] === 'true' && { typing: this.typist }) };
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
        return { bot: this.bot, consent: this.consent };
      case 'consent':
        this.consent = { ...this.consent, agreed: fields['version'] === this.consent.version };
        return this.consent;
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
      case 'home':
        return this.home;
      case 'edit':
      case 'remove':
        return this.correct(fields, name);
      case 'conversations':
        return { items: this.past };
      case 'transcript':
        return { sent: this.mailed };
      case 'typing':
      case 'read':
        return {};
    }
  }

  private beginSession(fields: FakeCall['fields'], isKnownVisitor: boolean): Session {
    if (fields['new_conversation'] === true) this.conversationId = crypto.randomUUID();
    const last = fields['last_conversation_id'] as string | undefined;
    const goesOn = isKnownVisitor && this.isKnown(last) && !this.closed.has(last ?? '');
    const conversationId = (fields['conversation_id'] as string | undefined) ?? (goesOn ? last : undefined) ?? this.conversationId;
    const tenant = {
      slug: this.tenant,
      name: 'Northfold',
      logo: this.logo,
      work_orders: this.takesOrders,
      files: this.files,
      edit_minutes: this.editMinutes,
      opens_home: this.opensHome,
    };
    return {
      token: this.token,
      conversation_id: conversationId,
      last_seq: this.saidIn(conversationId).length,
      tenant,
      bot: this.bot,
      state: this.standing,
      consent: this.consent,
      pre_chat: this.preChat,
      look: this.look,
      ticket: this.ticket,
    };
  }

  private correct(fields: FakeCall['fields'], name: 'edit' | 'remove'): Message | undefined {
    const said = this.saidIn(fields['conversation_id'] as string);
    const [seq, body] = [Number(fields['seq']), (fields['text'] as string | undefined) ?? ''];
    const now = Date.now();
    said.splice(seq - 1, 1, { ...messageOf(said[seq - 1]), body, ...(name === 'edit' ? { edited_at: now } : { deleted_at: now }) });
    const event = { name: name === 'edit' ? ('edited' as const) : ('deleted' as const), actor: null, target_seq: seq };
    this.post({ conversation_id: fields['conversation_id'] as string, author_kind: 'system', kind: 'event', body, event });
    return said[seq - 1];
  }

  private take(fields: FakeCall['fields']): Message {
    const [conversationId, clientMsgId, text] = [fields['conversation_id'], fields['client_msg_id'], fields['text']] as [
      string,
      string,
      string,
    ];
    const known = this.saidIn(conversationId).find((message) => message.client_msg_id === clientMsgId);
    if (known) return known;
    const stored = this.post({ conversation_id: conversationId, author_kind: 'contact', body: text, client_msg_id: clientMsgId });
    const answer = this.standing.status === 'bot' ? this.answer(text) : undefined;
    if (answer)
      this.post({
        conversation_id: conversationId,
        author_kind: 'bot',
        author_name: this.bot.name,
        answer_kind: 'exact',
        sources: [],
        verdict: null,
        ...answer,
      });
    return stored;
  }
}
