import type { BotView, Contact, Conversation, DidYouMean, HandoffLine, HandoffSettings, Message, Note } from '@lobby/contract';
import { HANDOFF_LINES, LOCALES } from '@lobby/contract';

const uuid = (group: string, no: number) => `018f0000-0000-7000-${group}-${String(no).padStart(12, '0')}`;

/** A message of conversation 1. */
export function aMessage(seq: number, over: Partial<Message> = {}): Message {
  return {
    id: uuid('9000', seq),
    conversation_id: uuid('8000', 1),
    seq,
    client_msg_id: uuid('a000', seq),
    author_kind: 'contact',
    author_name: null,
    kind: 'text',
    body: `Message ${seq}`,
    created_at: Date.now() - 60_000 + seq,
    ...over,
  };
}

/** A note of a colleague on conversation 1. */
export function aNote(no: number, afterSeq: number, over: Partial<Note> = {}): Note {
  return {
    id: uuid('d000', no),
    conversation_id: uuid('8000', 1),
    after_seq: afterSeq,
    kind: 'note',
    author: { id: 2, name: 'Leo' },
    body: `Note ${no}`,
    mentions: [],
    activity: null,
    created_at: Date.now(),
    ...over,
  };
}

/** The visitor of conversation 1. */
export function aContact(over: Partial<Contact> = {}): Contact {
  const now = Date.now();
  return {
    id: uuid('b000', 1),
    no: 1,
    name: null,
    email: null,
    phone: null,
    remark: '',
    tags: [],
    external_id: null,
    identified_at: null,
    claimed: [],
    attrs: {},
    identities: [],
    merges: 0,
    consents: [],
    pages: [],
    email_confirmed: false,
    locale: 'en-US',
    blocked_at: null,
    first_seen_at: now,
    last_seen_at: now,
    conversations: [{ id: uuid('8000', 1), no: 1, status: 'queued', last_body: 'Message 2', updated_at: now }],
    ...over,
  };
}

/** A conversation that waits in the queue. */
export function aConversation(no: number, over: Partial<Conversation> = {}): Conversation {
  const now = Date.now();
  return {
    id: uuid('8000', no),
    no,
    status: 'queued',
    ended_as: null,
    owner_kind: 'queue',
    owner_epoch: 1,
    agent: null,
    asked: false,
    team: null,
    contact: { id: uuid('b000', no), no, name: null, locale: 'en-US', first_seen_at: now, last_seen_at: now, conversations: 1, vip: false },
    channel: null,
    language: 'en-US',
    spoken: 'en-US',
    translate_to: null,
    translate_chosen: false,
    last_message: { seq: 2, author_kind: 'contact', body: 'Message 2', file: null, created_at: now },
    last_seq: 2,
    priority: 'normal',
    tags: [],
    snoozed_until: null,
    contact_seen_seq: 0,
    csat: null,
    unread: 1,
    waiting_since: now - 30_000,
    resolved_at: null,
    created_at: now - 60_000,
    updated_at: now,
    ...over,
  };
}

/** A bot that is ready in every language. */
export function aBot(over: Partial<BotView> = {}): BotView {
  const texts = {
    name: 'Kumo',
    welcome: 'Hello',
    suggested_questions: ['First?', 'Second?'],
    no_answer: 'I do not know',
    handoff_words: ['human'],
  };
  const settings = {
    score_floor: 0.5,
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, texts])) as BotView['texts'],
    handoff: aHandoff(),
    manner: aManner(),
  };
  return {
    id: uuid('c000', 1),
    version: 3,
    updated_at: 0,
    answers_by: 'corpus',
    default_welcome: { 'en-US': 'Hello!', 'zh-CN': '您好！', 'zh-HK': '你好！', 'ja-JP': 'こんにちは。' },
    model: null,
    ...settings,
    live: { no: 2, settings, tools: [] },
    tools: [],
    paused: false,
    ...over,
  };
}

/** Everything as it begins. */
function aManner(): BotView['manner'] {
  return {
    tone: 'friendly',
    length: 'concise',
    sign_off: { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' },
    instructions: '',
    guardrails: [],
    languages: { mode: 'follow', list: [], default: 'en-US' },
    reply_timeout_s: 9,
    did_you_mean: {
      on: true,
      lines: Object.fromEntries(
        LOCALES.map((locale) => [locale, { offer: `Did you mean (${locale})`, none: `None (${locale})` }]),
      ) as DidYouMean['lines'],
    },
  };
}

/** Everything as it begins; each line says which one it is. */
function aHandoff(): HandoffSettings {
  const lines = Object.fromEntries(HANDOFF_LINES.map((line) => [line, `Line of ${line}`])) as Record<HandoffLine, string>;
  return {
    words: { on: true, patterns: [] },
    mood: { on: true },
    rule: { on: false, topics: [], tags: [], vip: false, languages: [], amount: null },
    file: { on: true },
    failure: { on: true },
    quota: { on: true },
    turns: { on: true, after: 8 },
    low_score: { on: false },
    misses: { on: true, after: 2 },
    help_while_waiting: false,
    order: { on: true, type_id: null },
    give_back: { on: false, after_min: 15, to: 'bot' },
    lines: Object.fromEntries(LOCALES.map((locale) => [locale, lines])) as HandoffSettings['lines'],
  };
}
