import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { Endpoint, RequestInput } from './endpoint.ts';
import { platform, type Platform } from './platform.ts';

const KEY = 'Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFy'.slice(0, 43);
const ID = '0190c5a4-0000-7000-8000-000000000000';
const DRAFT = { question: 'How do I return an order?', answer: 'Within seven days.', locale: 'en-US' } as const;
const TEXTS = { name: 'Ada', welcome: 'Hello', suggested_questions: ['Refund?'], no_answer: 'I do not know.', handoff_words: ['person'] };
const SETTINGS = { score_floor: 0.5, texts: { 'en-US': TEXTS, 'zh-CN': TEXTS, 'zh-HK': TEXTS, 'ja-JP': TEXTS } };
const byId = { id: ID };
const CARD = { title: 'Harbour', text: '2 people', picture: null, buttons: [] };
const DRAFTED = { id: ID, kind: 'reply', body: '', written_at: 1_800_000_000_000 };
const TOOL = {
  name: 'order_status',
  description: 'Looks an order up',
  method: 'GET' as const,
  url: 'https://shop.example/orders/{order_no}',
  params: [{ name: 'order_no', type: 'string' as const, required: true, description: 'The number of the order' }],
  headers: [{ name: 'X-Shop', value: 'one' }],
  auth: { kind: 'bearer' as const, name: '', secret: 'key' },
  timeout_ms: 5_000,
  needs_verified_contact: false,
  needs_confirmation: true,
  enabled: true,
};
const CASE = { locale: 'en-US' as const, turns: ['refund'], must_contain: [], must_not: [], must_cite: [], outcome: 'answer' as const };
const SAID = { title: 'Wholesale', text: 'We answer within the hour.', button: 'Chat', prefill: 'Hello' };
const LABEL = { 'en-US': 'Wholesale', 'zh-CN': '批发', 'zh-HK': '批發', 'ja-JP': '卸売' };
const LINK = {
  name: 'Wholesale',
  strategy: 'weighted' as const,
  online_only: true,
  sticky: 'visitor_30d' as const,
  landing: 'page' as const,
  texts: { 'en-US': SAID, 'zh-CN': SAID, 'zh-HK': SAID, 'ja-JP': SAID },
  starts_at: null,
  expires_at: 1_900_000_000_000,
  max_visits: 100,
  fallback: { kind: 'url' as const, address: 'https://ada.example' },
  utm: { source: 'x', medium: '', campaign: '' },
  bot_offer: { enabled: true, words: ['wholesale'], label: LABEL },
  targets: [
    {
      id: ID,
      kind: 'whatsapp' as const,
      ref: '+85251234567',
      weight: 1,
      daily_cap: null,
      total_cap: 5,
      hours: 'open' as const,
      languages: [],
      enabled: true,
    },
  ],
};
const ORDER = {
  client_id: ID,
  type_id: ID,
  type_version: 1,
  subject: 'Zip',
  description: 'It came off.',
  fields: { size: ['m'], count: 2 },
};
const MAILBOX = { host: 'imap.shop.example', port: 993, security: 'tls' as const, user: 'help', password: 'secret', folder: 'INBOX' };
const ORDER_TYPE = {
  name: { 'en-US': 'Repair', 'ja-JP': '修理' },
  fields: [{ key: 'order', kind: 'order_no' as const, label: { 'en-US': 'Order' }, pattern: 'NF-\\d{5,8}' }],
  reply_within_min: 240,
};
const byConversation = { conversation_id: ID };

type Requests = {
  [Noun in keyof Platform]: {
    [Verb in keyof Platform[Noun]]: Platform[Noun][Verb] extends Endpoint ? RequestInput<Platform[Noun][Verb]> : never;
  };
};

/** A request of every call; one that is missing does not compile. */
const QUIET = { on: true, from: '22:00', until: '07:30', timezone: 'Asia/Hong_Kong' };
const ACCEPTED: Requests = {
  user: {
    sendEmailCode: { email: 'ada@example.com', email_type: 'register' },
    registerTenant: {
      email: 'ada@example.com',
      password: 'correct1',
      re_password: 'correct1',
      code: '123456',
      tenant_name: 'Ada Ltd',
      slug: 'ada',
    },
    register: { email: 'ada@example.com', password: 'correct1', re_password: 'correct1', code: KEY, business_id: 1, name: 'Ada' },
    active: { key: KEY },
    checkEmailCode: { email: 'ada@example.com', email_type: 'reset_pwd', code: '123456' },
    resetPassword: { password: 'correct1', key: KEY },
    updatePassword: { old_password: 'old', password: 'correct1', re_password: 'correct1' },
    login: { email: 'ada@example.com', password: 'correct1', business_id: 1, two_step_code: '123 456' },
    info: {},
    updateProfile: { name: 'Ada', locale: 'ja-JP' },
    setFace: { upload_id: ID },
    sessions: {},
    revokeSession: { id: ID },
    twoStep: {},
    beginTwoStep: { password: 'correct1' },
    enableTwoStep: { code: '123456' },
    disableTwoStep: { password: 'correct1', code: 'abcde-fghij' },
    renewRecoveryCodes: { password: 'correct1', code: '123456' },
    logout: {},
  },
  aiAccess: {
    get: {},
    settings: { masks_personal: true },
    saveModel: {
      name: 'Ours',
      base_url: 'https://models.example.com/v1',
      key: 'secret',
      chat_model: 'large',
      embedding_model: null,
      temperature: 0.2,
      max_tokens: 800,
      on: true,
      falls_back: true,
      monthly_tokens: 1_000_000,
      version: 0,
    },
    testModel: {},
    removeModel: {},
    saveBot: { name: 'Ours', address: 'https://bot.example.com/hook', on: true, fallback: 'handoff', version: 0 },
    testBot: {},
    removeBot: {},
  },
  preview: { list: {}, create: {}, revoke: byId, look: { name: 'p--1-0123456789abcdef01234567' } },
  apiKey: { list: {}, create: { name: 'Our site', scopes: ['bot:ask'] }, update: byId, rotate: byId, remove: byId },
  tenant: {
    checkSlug: { slug: 'ada' },
    profile: { tenant: 'ada', locale: 'ja-JP' },
    skipStep: { step: 'hours', skipped: true },
    settings: {},
    updateSettings: {
      name: 'Ada Ltd',
      country: 'HK',
      timezone: 'Asia/Hong_Kong',
      locales: ['zh-HK', 'en-US'],
      industry: 'retail',
      frame_origins: ['https://*.ada.example'],
      version: 1,
    },
    setLogo: { upload_id: null },
  },
  demo: { get: {}, save: { visited: false } },
  oauth: {
    providers: {},
    url: { provider: 'google', business_id: 1, original_url: 'https://lobby.example' },
    login: { state: KEY, code: '4/0Ab-c', iss: 'https://accounts.google.com', business_id: 1 },
    identities: {},
    unlink: byId,
  },
  pay: {
    setMealList: {},
    subscription: {},
    usage: {},
    pre: { set_meal_id: 2, period: 'year', currency: 'JPY', coupon: 'WELCOME' },
    initiate: { quote_id: ID, method: 'card', invoice: { title: 'Ada Ltd', tax_no: 'T1234567890123', country: 'JP' } },
    check: { order_no: 'LB20261121000001' },
    cancel: { order_no: 'LB20261121000001' },
    orders: { cursor: 'next', limit: 10 },
    invoice: { order_no: 'LB20261121000001' },
  },
  corpus: {
    list: { q: 'refund', locale: 'zh-HK', status: 'not_archived', sort: 'hit_count', order: 'asc', page: 2, limit: 50 },
    get: byId,
    create: { ...DRAFT, wordings: ['Refund'], status: 'draft', client_id: ID },
    update: { ...DRAFT, id: ID, version: 3 },
    translation: { id: ID, locale: 'ja-JP' },
    import: { dry_run: 'true', mapping: '{"question":"Q"}', locale: 'zh-CN', import_id: ID },
    importState: { import_id: ID },
    importStop: { import_id: ID },
    export: { format: 'xlsx' },
    ask: { question: 'refund', locale: 'en-US', limit: 3, as_of: 1_800_000_000_000, corpus_ids: [ID] },
    previewEntry: { id: ID, question: 'Refunds?', answer: 'Three days.', wordings: ['Money back?'], locale: 'en-US' },
  },
  corpora: {
    list: {},
    create: { name: 'Campaigns', description: 'What is on', default_locale: 'ja-JP' },
    update: { id: ID, name: 'Campaigns', default_locale: 'en-US', version: 2 },
    remove: byId,
  },
  corpusBulk: {
    run: { id: ID, filter: { status: 'expired', attention: 'poor', tag: 'sale' }, action: { kind: 'move', corpus_id: ID } },
    get: byId,
    undo: byId,
  },
  corpusVersion: { list: byId, restore: { id: ID, no: 3, version: 5 } },
  gap: {
    addWording: byId,
    list: { status: 'ignored', page: 2 },
    get: byId,
    settle: { id: ID, status: 'ignored' },
    merge: { id: ID, ids: [ID] },
    split: { id: ID, questions: ['A?'] },
  },
  suggestion: { list: { status: 'rejected' }, get: byId, reject: { id: ID, reason: 'Said once only' } },
  conflict: { list: { page: 1 }, settle: { left_id: ID, right_id: ID, keep: 'both' } },
  source: {
    list: {},
    get: byId,
    create: { client_id: ID, kind: 'site', address: 'https://shop.example', refresh: 'weekly' },
    update: { id: ID, version: 2, name: 'Shop', refresh: 'daily' },
    command: { id: ID, command: 'retry', page_id: ID },
    remove: byId,
    pages: { id: ID, q: 'refund', state: 'failed', page: 2, limit: 50 },
    usePage: { id: ID, page_id: ID, used: false },
    passages: { id: ID, page_id: ID, q: 'refund', page: 2, limit: 50 },
    proposals: { id: ID, page_id: ID, limit: 5 },
  },
  upload: {
    prepare: { client_file_id: ID, name: 'photo.jpg', bytes: 1024, mime: 'image/jpeg', purpose: 'message' },
    part: { id: ID, part: 0 },
    done: byId,
    cancel: byId,
    copy: { client_file_id: ID, id: ID },
    links: { ids: [ID] },
    files: byId,
    visitorPrepare: { client_file_id: ID, name: 'photo.jpg', bytes: 1024 },
    visitorPart: { id: ID, part: 3 },
    visitorDone: byId,
    visitorCancel: byId,
    visitorLinks: { ids: [ID] },
  },
  bot: {
    get: {},
    update: { ...SETTINGS, version: 1 },
    test: { question: 'refund', locale: 'en-US', settings: SETTINGS },
    previewFloors: {},
    versions: { before: 3 },
    version: { no: 2 },
    publish: { version: 2, note: 'New hours', reason: 'The test is wrong' },
    rollback: { no: 1, version: 2 },
    pause: { paused: true },
  },
  botTool: {
    list: {},
    create: TOOL,
    update: { ...byId, version: 1, tool: TOOL },
    remove: byId,
    try: { ...byId, arguments: { order_no: '17' } },
  },
  testSet: {
    list: {},
    create: { name: 'Returns' },
    update: { ...byId, name: 'Returns', is_gate: true },
    remove: byId,
    cases: byId,
    saveCase: { ...byId, ...CASE },
    removeCase: { ...byId, case_id: ID },
    keepConversation: { ...byId, conversation_id: ID },
    import: { ...byId, csv: 'question\nrefund', columns: { question: 'question' }, locale: 'en-US', dry_run: true },
    start: { ...byId, version_no: 1 },
    run: byId,
    cancel: byId,
  },
  canned: {
    list: { q: '退貨' },
    create: { scope: 'all', title: 'Greeting', shortcut: 'hi', folder: 'Basics', i18n: { 'en-US': 'Hello {{first_name}}' } },
    update: { id: ID, version: 2, scope: 'team', team_ids: [ID], title: 'Greeting', i18n: { 'ja-JP': 'こんにちは' } },
    remove: byId,
    used: { conversation_id: ID, client_msg_id: ID, ids: [ID] },
  },
  copilot: {
    state: {},
    draft: byConversation,
    rewrite: { ...byConversation, text: 'Hello', style: 'warmer' },
    summary: byConversation,
    tags: byConversation,
  },
  translate: {
    list: { id: ID, target: 'zh-hant' },
    messages: { ...byConversation, seqs: [1, 2], target: 'en-US' },
    text: { ...byConversation, text: 'Hello', target: 'pt-br' },
    settings: {},
    saveSettings: { channel: 'web', auto: true },
  },
  glossary: {
    list: {},
    create: { source: 'Trail pack', keep: false, texts: { 'ja-JP': 'トレイルパック' }, case_sensitive: true },
    update: { id: ID, version: 2, source: 'Kumo', keep: true, texts: {} },
    remove: byId,
  },
  draft: { list: byId, save: { id: ID, kind: 'note', body: '', written_at: 1_800_000_000_000 } },
  conversation: {
    export: {},
    list: {
      view: 'queued',
      q: 'ada',
      status: 'open',
      agent: 7,
      team: ID,
      tag: 'vip',
      priority: 'high',
      language: 'ja-JP',
      from: 1,
      to: 2,
      sort: 'newest',
      cursor: 'next',
      limit: 10,
      among: `${ID},${ID}`,
    },
    get: byId,
    visitor: byId,
    takeover: byId,
    spam: byId,
    return: byId,
    resolve: byId,
    reopen: byId,
    read: { id: ID, seq: 4 },
    typing: byId,
    snooze: { id: ID, until: 1_800_000_000_000 },
    unsnooze: byId,
    assign: { id: ID, user_id: null, team_id: ID },
    update: { id: ID, priority: 'high', tags: ['refund'] },
    translate: { id: ID, target: null },
    colleagues: {},
    tags: { of: 'contact' },
  },
  contact: {
    get: byId,
    update: {
      id: ID,
      name: 'Ada',
      email: 'ada@example.com',
      phone: '+852 2345 6789',
      remark: 'Likes tea',
      tags: ['vip'],
      external_id: 'c-7',
      attrs: { plan: 'gold' },
    },
    block: { id: ID, blocked: true },
    export: byId,
    erase: byId,
    find: { q: 'ada' },
    duplicates: byId,
    previewMerge: { id: ID, from_id: ID },
    merge: { id: ID, from_id: ID, take: ['email'] },
    merges: byId,
    unmerge: { id: ID, from_id: ID },
  },
  bulk: { run: { request_id: ID, filter: { view: 'queued' }, action: { kind: 'tag', tag: 'vip' } }, get: byId, undo: byId },
  view: {
    list: {},
    create: { name: 'Urgent', filter: { view: 'all', priority: 'urgent' }, sort: 'waiting', shared: true },
    update: { id: ID, version: 1, name: 'Urgent', filter: { view: 'all' }, sort: 'newest', shared: false },
    remove: byId,
  },
  savedReport: {
    list: {},
    create: { name: 'Weekly', filter: { page: 'overview', days: 7, agent: 0, team: ID }, shared: true },
    update: {
      id: ID,
      version: 1,
      name: 'May',
      filter: { page: 'channel', from: '2026-05-01', to: '2026-05-31', locale: 'ja-JP' },
      sort: 'day',
    },
    remove: byId,
    choose: { id: null },
  },
  annotation: {
    create: { id: ID, day: '2026-05-01', text: 'Price change' },
    update: { id: ID, version: 1, day: '2026-05-02', text: 'Price change' },
    remove: byId,
  },
  reportSchedule: {
    get: byId,
    save: { id: ID, every: 'month', weekday: 1, month_day: 31, hour: 8, format: 'pdf', recipients: [7, 8] },
    remove: byId,
    test: { id: ID, format: 'xlsx' },
  },
  message: {
    list: { id: ID, after_seq: 4, limit: 10 },
    send: { id: ID, client_msg_id: ID, text: 'Hello', reply_to_seq: 3, original: '你好' },
    edit: { id: ID, seq: 4, text: 'Hello' },
    remove: { id: ID, seq: 4 },
  },
  note: { list: byId, add: { id: ID, client_msg_id: ID, text: 'Hello', mentions: [7] } },
  visitor: {
    session: { tenant: 'ada', locale: 'ja-JP', new_conversation: true, conversation_id: ID, last_conversation_id: ID },
    messages: { ...byConversation, client_msg_id: ID, text: 'Hello' },
    edit: { ...byConversation, seq: 4, text: 'Hello' },
    remove: { ...byConversation, seq: 4 },
    home: { locale: 'ja-JP', channel: `i7.${KEY}` },
    sync: { ...byConversation, after_seq: 4, limit: 10 },
    handoff: byConversation,
    read: { ...byConversation, seq: 4 },
    end: byConversation,
    csat: { ...byConversation, score: 5, comment: 'Quick', reasons: ['fast'] },
    conversations: {},
    feedback: { ...byConversation, seq: 4, verdict: null },
    typing: byConversation,
    locale: { ...byConversation, locale: 'zh-CN' },
    leaveQueue: byConversation,
    transcript: { ...byConversation, email: 'ada@example.com', locale: 'ja-JP', timezone: 'Asia/Tokyo' },
    consent: { version: 2, locale: 'zh-HK' },
    contact: { ...byConversation, name: 'Ada', email: 'ada@example.com', phone: '+852 2345 6789' },
  },
  appInstall: {
    register: { channel: KEY, platform: 'ios', device_token: 'a1b2', app_version: '4.2.0', os: 'iOS 26.1', locale: 'ja-JP' },
    remove: { device_token: 'a1b2' },
  },
  team: {
    members: {},
    updateMember: { id: 7, max_active: 4, languages: ['ja-JP'], skills: ['returns'] },
    changeRole: { id: 7, role: 'viewer', reach: 'team' },
    removeMember: { id: 7, hand_to: 8 },
    setPresence: { presence: 'away' },
    beat: {},
    list: {},
    create: { name: 'Returns', member_ids: [7] },
    update: { id: ID, name: 'Returns', member_ids: [7] },
    remove: byId,
    rules: {},
    saveRules: { items: [{ match: { languages: ['ja-JP'], tags: ['vip'], hours: 'open' }, team_id: ID, strategy: 'least_busy' }] },
    settings: {},
    saveSettings: {
      auto_assign: true,
      strategy: 'least_busy',
      reply_minutes: 3,
      away_return_minutes: 2,
      auto_away_minutes: 15,
      idle_bot: { on: true, ask_after: 60, resolve_after: 60 },
      idle_waiting: { on: true, ask_after: 720, resolve_after: 720 },
      reopen_hours: 72,
      queue_limit: 20,
      busy_lines: { 'en-US': 'All are busy.', 'zh-CN': '客服都在忙。', 'zh-HK': '同事正在忙。', 'ja-JP': '混み合っております。' },
      files: { visitor: { kinds: ['image', 'document'], max_mb: 5 }, staff: { kinds: ['image'], max_mb: 50 } },
      version: 1,
    },
  },
  role: {
    list: {},
    create: { name: 'Night shift', base: 'agent', permissions: ['session.view', 'session.reply'] },
    update: { id: ID, name: 'Night shift', base: 'agent', permissions: ['session.view'], version: 2 },
    remove: { id: ID, move_to: 'viewer' },
  },
  hours: {
    list: {},
    save: {
      timezone: 'Asia/Tokyo',
      always_open: false,
      days: [[], [{ start: 540, end: 1080 }], [], [], [], [], [{ start: 1320, end: 1560 }]],
      exceptions: [{ from: '2026-12-31', to: '2027-01-03', intervals: [], label: 'Stocktaking' }],
      holiday_country: 'JP',
      team_id: ID,
      version: 0,
    },
    remove: { team_id: ID },
    holidays: { country: 'CN' },
  },
  invite: {
    list: {},
    create: { emails: ['ken@example.com'], role: ID, reach: 'own', team_ids: [ID] },
    resend: byId,
    revoke: byId,
    look: { key: `i7.${KEY}` },
    accept: { key: `i7.${ID}`, name: 'Ken', password: 'correct1', re_password: 'correct1', code: '123456', business_id: 1 },
  },
  analysis: {
    overview: {},
    bot: { from: '2026-06-01', to: '2026-06-07' },
    exportBot: { days: 90 },
    botQuestions: { from: '2026-06-01', to: '2026-06-07', locale: 'ja-JP', channel: 'web' },
    botConversations: { from: '2026-06-01', to: '2026-06-07', figure: 'handed_over', trigger: 'button', limit: 20 },
    botOutcomes: { days: 28, locale: 'zh-HK' },
    botOutcomeQuestions: { days: 28, list: 'not_chosen', limit: 20 },
    report: { from: '2026-06-01', to: '2026-06-07', channel: 'telegram', locale: 'ja-JP', agent: 7, team: ID },
    channels: { days: 90, channel: 'email' },
    conversations: { days: 28, part: 'failures', channel: 'line', reason: 'blocked', topic: 7, limit: 20 },
    export: { days: 366, format: 'xlsx' },
  },
  workOrderType: { list: {}, create: ORDER_TYPE, update: { ...ORDER_TYPE, id: ID, version: 1 }, remove: byId },
  workOrderBulk: {
    run: { request_id: ID, filter: { view: 'unassigned' }, action: { kind: 'move', to: 'solved', solution: 'The zip is new.' } },
    get: byId,
    undo: { id: ID, request_id: ID },
  },
  workOrderImport: {
    check: { mapping: '{"subject":"Betreff","field.order":"Order"}', type_id: ID },
    run: { id: ID, notify: 'true' },
    get: byId,
    list: {},
    stop: byId,
  },
  workOrderCalendar: { get: { view: 'open', from: '2026-11-01', days: 42 } },
  workOrderView: {
    list: {},
    create: { name: '今日到期', filter: { view: 'mine', due_to: 1_800_000_000_000 }, sort: 'due', shared: true },
    update: { id: ID, version: 1, name: 'Urgent', filter: { priority: 'urgent' } },
    remove: byId,
  },
  workOrder: {
    list: { view: 'mine', q: '退貨', status: 'open', type: ID, assignee: 0, team: ID, priority: 'high', contact: ID, sort: 'due' },
    get: byId,
    create: { ...ORDER, contact_id: ID, priority: 'urgent' },
    update: { id: ID, version: 1, subject: 'Zip', priority: 'low', fields: { order: 'NF-1' }, resolve_due_at: null },
    assign: { id: ID, version: 1, user_id: 7, team_id: null },
    move: { id: ID, version: 1, to: 'solved', solution: 'A new zip is on its way.' },
    link: { id: ID, other_no: 7, kind: 'related', inward: true },
    unlink: { id: ID, link_id: ID },
    addTask: { id: ID, task_id: ID, body: 'Book the courier' },
    setTask: { id: ID, task_id: ID, done: true },
    removeTask: { id: ID, task_id: ID },
    orderTasks: { id: ID, task_ids: [ID] },
  },
  workOrderFile: { export: { view: 'all', q: '退貨', sort: 'due', format: 'xlsx' } },
  workOrderMerge: { preview: { id: ID, other_id: ID }, merge: { id: ID, version: 1, other_id: ID, other_version: 2 } },
  visitorWorkOrder: {
    forms: { locale: 'zh-HK' },
    draft: { conversation_id: ID, type_id: ID, locale: 'zh-CN' },
    list: { settled: 'true', q: 'zip', locale: 'ja-JP', cursor: 'next' },
    get: { id: ID, locale: 'en-US' },
    create: { ...ORDER, email: 'ada@example.com', locale: 'en-US' },
    act: { id: ID, act: 'solved', locale: 'en-US' },
    rate: { id: ID, score: 2, comment: 'It took two weeks.', locale: 'en-US' },
  },
  orderMailSetup: {
    get: {},
    update: {
      notices: ['received', 'replied'],
      address: 'help@shop.example',
      authserv_id: 'mx.shop.example',
      new_type_id: ID,
      imap: { on: true, ...MAILBOX },
      version: 0,
    },
    rotateSecret: {},
    testImap: MAILBOX,
    received: { cursor: 'next' },
    settle: { id: ID, accept: true },
  },
  orderMail: { list: byId },
  privacy: {
    get: {},
    update: {
      mode: 'required',
      texts: { 'en-US': 'We keep what you write.', 'zh-CN': null, 'zh-HK': null, 'ja-JP': null },
      link: 'https://ada.example/privacy',
      version: 1,
    },
  },
  chatLink: { open: { tenant: 'lobby', link: 'a.b' }, stop: { tenant: 'lobby', link: 'a.b' } },
  orderLink: { open: { tenant: 'lobby', link: 'a.b', locale: 'en-US' }, renew: { tenant: 'lobby', link: 'a.b' } },
  policy: { text: { type: 'privacy' }, due: {}, accept: { items: [{ type: 'terms', version: '2026-11' }] } },
  audit: {
    list: { actor_id: 7, action: 'contact.export', target_kind: 'contact', target_id: ID, from: 0, to: 1_800_000_000_000, limit: 50 },
    export: { action: 'user.login' },
  },
  retention: { get: {}, preview: { months: 12 }, update: { months: null, version: 0 } },
  help: {
    categories: {},
    createCategory: { parent_id: null, icon: 'book', names: { 'en-US': 'Delivery' } },
    updateCategory: { id: ID, version: 1, parent_id: ID, icon: 'truck', names: { 'ja-JP': '配送' }, entry_ids: [ID] },
    removeCategory: byId,
    orderCategories: { ids: [ID] },
    list: { q: 'returns', category: 'none', status: 'missing', locale: 'zh-HK', visibility: 'public', page: 1, limit: 20 },
    deflection: {},
    import: { dry_run: 'true', locale: 'ja-JP' },
    export: { locale: 'ja-JP' },
    get: byId,
    create: { category_id: null, locale: 'en-US', title: 'Returns' },
    update: { id: ID, version: 1, category_id: null, visibility: 'internal', feed_bot: true, pinned: false },
    remove: byId,
    save: {
      id: ID,
      locale: 'zh-CN',
      version: 0,
      title: '退货',
      slug: '退货-说明',
      summary: '',
      body: '## 步骤',
      machine: true,
      source_version: 2,
    },
    setStatus: { id: ID, locale: 'en-US', action: 'schedule', at: 1_800_000_000_000, version: 1 },
    bulk: { ids: [ID], action: 'move', category_id: null },
    versions: { id: ID, locale: 'en-US' },
    translate: { id: ID, from: 'en-US', to: 'ja-JP' },
    images: { ids: [ID] },
  },
  faq: {
    home: { tenant: 'ada', locale: 'en-US' },
    search: { tenant: 'ada', locale: 'zh-CN', q: '退货' },
    article: { tenant: 'ada', locale: 'zh-CN', id: '退货-说明' },
    opened: { tenant: 'ada', id: ID, locale: 'en-US', reader: ID, from: 'faq' },
    feedback: { tenant: 'ada', id: ID, locale: 'en-US', reader: ID, verdict: 'helpful', comment: '' },
    bring: { conversation_id: ID, id: ID, locale: 'en-US', reader: ID },
    asked: { reader: ID },
  },
  channel: {
    list: {},
    get: byId,
    create: { kind: 'web', name: 'Shop', allowed_origins: ['https://shop.example', 'http://localhost:3000'] },
    update: { id: ID, version: 1, status: 'paused' },
    remove: byId,
    verify: { id: ID, url: 'https://shop.example/about' },
  },
  webhook: {
    list: {},
    create: { url: 'https://erp.example/hooks?shop=1', events: ['message.created', 'work_order.updated'], name: 'ERP' },
    get: byId,
    update: { id: ID, version: 1, status: 'paused', url: 'https://erp.example/other' },
    remove: byId,
    rotate: byId,
    test: byId,
    deliveries: { id: ID, state: 'failed', event: 'message.created', limit: 50 },
    delivery: { id: ID, delivery_id: ID },
    replay: { id: ID, delivery_id: ID },
    replayMany: { id: ID, only: 'all', since: 1_780_000_000_000 },
  },
  notification: {
    list: { only: 'unread', limit: 50 },
    read: { ids: [ID] },
    preference: {},
    savePreference: { preset: 'calm', ways: { 'chat.reply': ['in_app', 'sound'] }, digest: 'hourly', quiet: QUIET },
    addDevice: { endpoint: 'https://push.example/s/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
    removeDevice: byId,
    testDevice: byId,
  },
  channelIdentity: {
    get: byId,
    update: { id: ID, mode: 'required' },
    createSecret: { id: ID, secret_id: ID, use: 'token' },
    removeSecret: { id: ID, secret_id: ID },
    test: { id: ID, token: 'a.b.c' },
  },
  messaging: {
    check: byId,
    events: { id: ID, state: 'failed' },
    replay: { id: ID, event_id: '12' },
    health: byId,
    ofConversation: byId,
    resend: { id: ID, seq: 4 },
    react: { id: ID, seq: 4, emoji: '👍' },
    askPhone: { id: ID, client_msg_id: ID },
  },
  messageTemplate: {
    list: byId,
    sync: byId,
    send: { id: ID, client_msg_id: ID, name: 'order_update', language: 'zh_HK', values: { 'body.1': 'SF123' } },
  },
  widget: {
    setup: { key: 'w1_AAAAAAAAAAAAAAAA', lang: 'ja,en;q=0.5' },
    identify: { key: 'w1_AAAAAAAAAAAAAAAA', jwt: 'a.b.c', name: 'Mei', email: null, attrs: { plan: 'pro', seats: 3 } },
  },
  diversionLink: {
    list: {},
    get: byId,
    create: { id: ID, slug: 'wholesale', ...LINK },
    update: { id: ID, version: 1, ...LINK },
    act: { id: ID, action: 'publish' },
    stats: { id: ID, days: 7 },
    visits: { id: ID, limit: 10 },
    export: { id: ID, days: 7 },
    simulate: { id: ID, locale: 'ja-JP' },
  },
};

const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);

function jsonSchemaOf({ request }: { readonly request: z.ZodMiniType }) {
  return z.toJSONSchema(request, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });
}

const calls = Object.entries(platform).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => {
    const accepted = (ACCEPTED as Record<string, Record<string, Record<string, unknown>>>)[noun]?.[verb] ?? {};
    return { name: `${noun}.${verb}`, endpoint, accepted };
  }),
);

describe.each(calls)('the request of $name', ({ endpoint, accepted }) => {
  const schema = jsonSchemaOf(endpoint);
  const validate = ajv.compile(schema);
  const bySchema = (request: unknown) => validate(request);
  const byContract = (request: unknown) => endpoint.request.safeParse(request).success;

  test('is accepted by the contract and by its JSON schema', () => {
    expect([byContract(accepted), bySchema(accepted)]).toEqual([true, true]);
  });

  test('is refused by both without a field that it needs', () => {
    for (const field of schema.required ?? []) {
      const { [field]: _left, ...rest } = accepted;
      expect([field, byContract(rest), bySchema(rest)]).toEqual([field, false, false]);
    }
  });

  test('is refused by both with a list or an object in place of a single value', () => {
    const single = Object.entries(accepted).filter(([, value]) => typeof value !== 'object');
    for (const [field] of single) {
      for (const wrong of [['x', 'y'], { x: 1 }]) {
        const request = { ...accepted, [field]: wrong };
        expect([field, byContract(request), bySchema(request)]).toEqual([field, false, false]);
      }
    }
  });
});

test.each([
  ['a fifty-first wording', platform.corpus.create, { ...DRAFT, wordings: Array.from({ length: 51 }, () => 'x') }],
  ['an unknown language', platform.corpus.create, { ...DRAFT, locale: 'fr-FR' }],
  ['an id that is no UUID', platform.corpus.get, { id: '7' }],
  ['another business_id', platform.user.login, { email: 'ada@example.com', password: 'correct1', business_id: 2 }],
  ['an address name that is too short', platform.tenant.checkSlug, { slug: 'ab' }],
  ['a floor above 1', platform.bot.update, { ...SETTINGS, score_floor: 1.1, version: 1 }],
  ['a message that is too long', platform.message.send, { ...byId, client_msg_id: ID, text: 'x'.repeat(4_001) }],
  ['an eleventh card', platform.message.send, { ...byId, client_msg_id: ID, cards: Array.from({ length: 11 }, () => CARD) }],
  ['a card without a title', platform.message.send, { ...byId, client_msg_id: ID, cards: [{ ...CARD, title: '' }] }],
  ['a card with a long title', platform.message.send, { ...byId, client_msg_id: ID, cards: [{ ...CARD, title: 'x'.repeat(121) }] }],
  ['a card with a long text', platform.message.send, { ...byId, client_msg_id: ID, cards: [{ ...CARD, text: 'x'.repeat(301) }] }],
  [
    'a card with four buttons',
    platform.message.send,
    { ...byId, client_msg_id: ID, cards: [{ ...CARD, buttons: Array.from({ length: 4 }, () => ({ kind: 'reply', label: 'Yes' })) }] },
  ],
  [
    'a card that leads to a script',
    platform.message.send,
    { ...byId, client_msg_id: ID, cards: [{ ...CARD, buttons: [{ kind: 'url', label: 'Open', target: 'javascript:alert(1)' }] }] },
  ],
  [
    'a card in a draft that leads nowhere',
    platform.draft.save,
    { ...DRAFTED, cards: [{ ...CARD, buttons: [{ kind: 'url', label: 'Open' }] }] },
  ],
  ['no entries to change', platform.corpusBulk.run, { id: ID, ids: [], action: { kind: 'delete' } }],
  ['an eleventh tag', platform.corpus.create, { ...DRAFT, tags: Array.from({ length: 11 }, (_, index) => `t${index}`) }],
  [
    'a fourth button',
    platform.corpus.create,
    { ...DRAFT, buttons: Array.from({ length: 4 }, () => ({ kind: 'handoff', label: 'Ask us' })) },
  ],
  ['a button to a script', platform.corpus.create, { ...DRAFT, buttons: [{ kind: 'url', label: 'Open', target: 'javascript:alert(1)' }] }],
  ['a version of the bot beyond any', platform.bot.version, { no: 2 ** 31 }],
  ['versions of the bot before one beyond any', platform.bot.versions, { before: 2 ** 31 }],
  ['going back to a version beyond any', platform.bot.rollback, { no: 2 ** 31, version: 1 }],
  ['a version of an entry beyond any', platform.corpusVersion.restore, { id: ID, no: 2 ** 31, version: 1 }],
  ['a part beyond any of a file', platform.upload.part, { id: ID, part: 1_001 }],
  ['a priority of three', platform.corpus.update, { ...DRAFT, id: ID, version: 1, priority: 3 }],
])('%s is refused by the contract and by its JSON schema', (_what, endpoint, request) => {
  expect(endpoint.request.safeParse(request).success).toBe(false);
  expect(ajv.validate(jsonSchemaOf(endpoint), request)).toBe(false);
});
