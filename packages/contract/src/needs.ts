import type { Endpoint } from './endpoint.ts';
import type { Permission } from './permissions.ts';
import { platform, type Platform } from './platform.ts';

/** `member` is whoever belongs to the business, or, where a call serves that, has an account only. */
type Need = Permission | 'member';

type NeedsOf<Verbs> = { readonly [Verb in keyof Verbs as Verbs[Verb] extends { caller: 'staff' } ? Verb : never]: Need };
type Needs = { readonly [Noun in keyof Platform as keyof NeedsOf<Platform[Noun]> extends never ? never : Noun]: NeedsOf<Platform[Noun]> };

/** Of a noun whose calls all need the same. */
function everyCall<Verbs extends Record<string, Endpoint>>(verbs: Verbs, need: Need): NeedsOf<Verbs> {
  const names = Object.keys(verbs).filter((verb) => verbs[verb]?.caller === 'staff');
  return Object.fromEntries(names.map((verb) => [verb, need])) as NeedsOf<Verbs>;
}

/** What each call of a signed-in person needs; one that is not named here does not compile. */
export const NEEDS: Needs = {
  user: {
    updatePassword: 'member',
    updateProfile: 'member',
    sessions: 'member',
    revokeSession: 'member',
    twoStep: 'member',
    beginTwoStep: 'member',
    enableTwoStep: 'member',
    disableTwoStep: 'member',
    renewRecoveryCodes: 'member',
    info: 'member',
    logout: 'member',
  },
  tenant: { settings: 'settings.edit', updateSettings: 'settings.edit' },
  oauth: { identities: 'member', unlink: 'member' },
  pay: {
    subscription: 'member',
    usage: 'billing.view',
    pre: 'billing.pay',
    initiate: 'billing.pay',
    check: 'billing.pay',
    cancel: 'billing.pay',
    orders: 'billing.view',
    invoice: 'billing.view',
  },
  corpus: {
    list: 'member',
    get: 'member',
    ask: 'member',
    export: 'member',
    create: 'corpus.edit',
    update: 'corpus.edit',
    translation: 'corpus.edit',
    rehearse: 'corpus.edit',
    import: 'corpus.edit',
    importState: 'corpus.edit',
    importStop: 'corpus.edit',
  },
  corpora: { list: 'member', create: 'corpus.edit', update: 'corpus.edit', remove: 'corpus.edit' },
  corpusBulk: { run: 'corpus.edit', get: 'corpus.edit', undo: 'corpus.edit' },
  corpusVersion: { list: 'member', restore: 'corpus.edit' },
  // What visitors asked and people answered is read by who writes the answers.
  gap: {
    list: 'corpus.edit',
    get: 'corpus.edit',
    settle: 'corpus.edit',
    addWording: 'corpus.edit',
    merge: 'corpus.edit',
    split: 'corpus.edit',
  },
  suggestion: { list: 'corpus.edit', get: 'corpus.edit', reject: 'corpus.edit' },
  conflict: { list: 'corpus.edit', settle: 'corpus.edit' },
  bot: {
    get: 'member',
    test: 'member',
    rehearse: 'bot.edit',
    versions: 'member',
    version: 'member',
    update: 'bot.edit',
    publish: 'bot.edit',
    rollback: 'bot.edit',
    pause: 'bot.edit',
  },
  botTool: { list: 'bot.edit', create: 'bot.edit', update: 'bot.edit', remove: 'bot.edit', try: 'bot.edit' },
  testSet: {
    list: 'member',
    cases: 'member',
    run: 'member',
    create: 'bot.edit',
    update: 'bot.edit',
    remove: 'bot.edit',
    saveCase: 'bot.edit',
    removeCase: 'bot.edit',
    keepConversation: 'bot.edit',
    import: 'bot.edit',
    start: 'bot.edit',
    cancel: 'bot.edit',
  },
  source: {
    list: 'member',
    get: 'member',
    pages: 'member',
    passages: 'member',
    proposals: 'member',
    create: 'corpus.edit',
    update: 'corpus.edit',
    command: 'corpus.edit',
    remove: 'corpus.edit',
    usePage: 'corpus.edit',
  },
  contact: {
    get: 'session.view',
    update: 'contact.edit',
    block: 'contact.edit',
    export: 'contact.export',
    erase: 'contact.erase',
    find: 'contact.edit',
    duplicates: 'contact.edit',
    previewMerge: 'contact.edit',
    merge: 'contact.edit',
  },
  bulk: { run: 'session.reply', get: 'session.reply', undo: 'session.reply' },
  view: { list: 'session.view', create: 'session.view', update: 'session.view', remove: 'session.view' },
  conversation: {
    list: 'session.view',
    export: 'contact.export',
    colleagues: 'session.view',
    tags: 'session.view',
    get: 'session.view',
    visitor: 'session.view',
    read: 'session.view',
    takeover: 'session.reply',
    spam: 'session.reply',
    return: 'session.reply',
    resolve: 'session.reply',
    reopen: 'session.reply',
    snooze: 'session.reply',
    unsnooze: 'session.reply',
    update: 'session.reply',
    typing: 'session.reply',
    translate: 'session.reply',
    assign: 'session.assign',
  },
  message: { list: 'session.view', send: 'session.reply', edit: 'session.reply', remove: 'session.reply' },
  upload: {
    links: 'session.view',
    files: 'session.view',
    // What the file is for decides: see prepare-upload.ts on the server.
    prepare: 'member',
    part: 'member',
    done: 'member',
    cancel: 'member',
    copy: 'session.reply',
  },
  note: { list: 'session.view', add: 'session.reply' },
  canned: { list: 'session.view', create: 'session.reply', update: 'session.reply', remove: 'session.reply', used: 'session.reply' },
  draft: { list: 'session.view', save: 'session.reply' },
  copilot: { state: 'member', draft: 'session.reply', rewrite: 'session.reply', summary: 'session.view', tags: 'session.reply' },
  translate: { list: 'session.view', messages: 'session.view', text: 'session.reply', settings: 'member', saveSettings: 'bot.edit' },
  glossary: { list: 'member', create: 'bot.edit', update: 'bot.edit', remove: 'bot.edit' },
  team: {
    members: 'member',
    setPresence: 'member',
    beat: 'member',
    list: 'member',
    rules: 'member',
    settings: 'member',
    updateMember: 'team.edit',
    create: 'team.edit',
    update: 'team.edit',
    remove: 'team.edit',
    saveRules: 'team.edit',
    saveSettings: 'team.edit',
    changeRole: 'member.edit',
    removeMember: 'member.edit',
  },
  role: { list: 'member', create: 'member.edit', update: 'member.edit', remove: 'member.edit' },
  invite: { list: 'member.edit', create: 'member.edit', resend: 'member.edit', revoke: 'member.edit' },
  hours: { list: 'member', holidays: 'member', save: 'team.edit', remove: 'team.edit' },
  help: {
    categories: 'member',
    list: 'member',
    deflection: 'member',
    export: 'corpus.edit',
    import: 'corpus.edit',
    get: 'member',
    versions: 'member',
    images: 'corpus.edit',
    createCategory: 'corpus.edit',
    updateCategory: 'corpus.edit',
    removeCategory: 'corpus.edit',
    orderCategories: 'corpus.edit',
    create: 'corpus.edit',
    update: 'corpus.edit',
    remove: 'corpus.edit',
    save: 'corpus.edit',
    setStatus: 'corpus.edit',
    bulk: 'corpus.edit',
    translate: 'corpus.edit',
  },
  channel: {
    list: 'member',
    get: 'member',
    create: 'settings.edit',
    update: 'settings.edit',
    remove: 'settings.edit',
    verify: 'settings.edit',
  },
  webhook: everyCall(platform.webhook, 'settings.edit'),
  notification: everyCall(platform.notification, 'member'),
  diversionLink: {
    list: 'member',
    get: 'member',
    stats: 'member',
    simulate: 'member',
    visits: 'session.view',
    export: 'contact.export',
    create: 'bot.edit',
    update: 'bot.edit',
    act: 'bot.edit',
  },
  audit: { list: 'audit.view', export: 'audit.view' },
  privacy: { get: 'settings.edit', update: 'settings.edit' },
  retention: { get: 'settings.edit', preview: 'settings.edit', update: 'settings.edit' },
  // What visitors asked is read by who reads conversations.
  analysis: {
    overview: 'member',
    bot: 'bot.edit',
    exportBot: 'bot.edit',
    botOutcomes: 'bot.edit',
    botQuestions: 'session.view',
    botConversations: 'session.view',
    botOutcomeQuestions: 'session.view',
  },
  aiAccess: everyCall(platform.aiAccess, 'settings.edit'),
  preview: { list: 'bot.edit', create: 'bot.edit', revoke: 'bot.edit' },
  apiKey: { list: 'settings.edit', create: 'settings.edit', revoke: 'settings.edit' },
  policy: { due: 'member', accept: 'member' },
  workOrderType: { list: 'member', create: 'team.edit', update: 'team.edit', remove: 'team.edit' },
  workOrderBulk: { run: 'session.reply', get: 'session.reply', undo: 'session.reply' },
  // Whoever imports also gives to colleagues.
  workOrderImport: everyCall(platform.workOrderImport, 'session.assign'),
  workOrderCalendar: { get: 'session.view' },
  workOrderView: { list: 'session.view', create: 'session.view', update: 'session.view', remove: 'session.view' },
  workOrder: {
    list: 'session.view',
    get: 'session.view',
    create: 'session.reply',
    update: 'session.reply',
    move: 'session.reply',
    link: 'session.reply',
    unlink: 'session.reply',
    addTask: 'session.reply',
    setTask: 'session.reply',
    removeTask: 'session.reply',
    orderTasks: 'session.reply',
    assign: 'session.assign',
  },
  workOrderFile: { export: 'session.view' },
  workOrderMerge: { preview: 'session.reply', merge: 'session.reply' },
  orderMailSetup: everyCall(platform.orderMailSetup, 'team.edit'),
  orderMail: { list: 'session.view' },
};

const BY_CALL = new Map<Endpoint, Need>(
  Object.entries(NEEDS).flatMap(([noun, verbs]) =>
    Object.entries(verbs as Record<string, Need>).map(([verb, need]): [Endpoint, Need] => [endpointOf(noun, verb), need]),
  ),
);

function endpointOf(noun: string, verb: string): Endpoint {
  const endpoint = (platform as unknown as Record<string, Record<string, Endpoint>>)[noun]?.[verb];
  if (!endpoint) throw new Error(`there is no call ${noun}.${verb}`);
  return endpoint;
}

/** What a member needs for a call; undefined where belonging to the business is enough, or nobody has to. */
export function permissionFor(endpoint: Endpoint): Permission | undefined {
  const need = BY_CALL.get(endpoint);
  return need === 'member' ? undefined : need;
}
