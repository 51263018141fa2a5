import type { AuditAction, AuditTarget, Endpoint, EntryActionKind, platform, RequestOf, ResponseOf } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';

/** What is written down of a call that was served. */
export interface Recorded {
  action: AuditAction;
  target: readonly [kind: AuditTarget, id: string];
  details?: Record<string, unknown>;
}

type Describe<E extends Endpoint> = (request: RequestOf<E>, actor: StaffActor, answer: ResponseOf<E>) => Recorded | undefined;
type Platform = typeof platform;
/** The calls of a noun that are written down when they were served, as the contract says of each. */
type Recording<Noun> = {
  [Verb in keyof Noun as Noun[Verb] extends { readonly audit: 'call' } ? Verb : never]: Noun[Verb] extends Endpoint
    ? Describe<Noun[Verb]>
    : never;
};
type Calls = { [Noun in keyof Platform as keyof Recording<Platform[Noun]> extends never ? never : Noun]: Recording<Platform[Noun]> };

const plain =
  (action: AuditAction, kind: AuditTarget) =>
  (request: { id: string | number }): Recorded => ({ action, target: [kind, String(request.id)] });
const made =
  (action: AuditAction, kind: AuditTarget) =>
  (_request: unknown, _actor: StaffActor, answer: { id: string }): Recorded => ({ action, target: [kind, answer.id] });
const own =
  (action: AuditAction) =>
  (_request: unknown, { userId }: StaffActor): Recorded => ({ action, target: ['user', String(userId)] });
const ofTenant =
  (action: AuditAction, details?: (request: never) => Record<string, unknown>) =>
  (request: unknown, { tenantId }: StaffActor): Recorded => ({
    action,
    target: ['tenant', String(tenantId)],
    ...(details && { details: details(request as never) }),
  });
const BULK: Partial<Record<EntryActionKind, AuditAction>> = {
  publish: 'corpus.publish',
  draft: 'corpus.draft',
  archive: 'corpus.archive',
  delete: 'corpus.delete',
};
/** Ids that a line about many things names. */
const NAMED_MAX = 20;

/**
 * What is written of calls when they have been served and before they are answered: what somebody was told is done is in the log. Which
 * calls these are is said in the contract: one without its line here does not compile, and neither does a line of any other.
 */
export const RECORDED_CALLS: Calls = {
  user: {
    logout: own('user.logout'),
    revokeSession: own('user.sessions_end'),
    enableTwoStep: own('user.two_step_on'),
    disableTwoStep: own('user.two_step_off'),
    renewRecoveryCodes: own('user.recovery_codes'),
  },
  oauth: { unlink: own('oauth.unlink') },
  team: {
    updateMember: ({ id, ...details }) => ({ action: 'member.update', target: ['user', String(id)], details }),
    create: made('team.create', 'team'),
    update: ({ id, name, member_ids: members }) => ({ action: 'team.update', target: ['team', id], details: { name, members } }),
    remove: plain('team.remove', 'team'),
    saveRules: ofTenant('team.rules', ({ items }: { items: unknown[] }) => ({ rules: items.length })),
    saveSettings: ofTenant('team.settings', ({ version: _version, ...settings }: Record<string, unknown>) => settings),
  },
  hours: {
    save: ofTenant('hours.save', ({ team_id: team, timezone }: { team_id: string | null; timezone: string }) => ({ team, timezone })),
    remove: ({ team_id: team }, { tenantId }) => ({ action: 'hours.remove', target: ['tenant', String(tenantId)], details: { team } }),
  },
  pay: {
    initiate: (_request, _actor, { order_no: no, set_meal_id: plan, period, payable, currency }) => ({
      action: 'pay.order',
      target: ['order', no],
      details: { plan, period, payable, currency },
    }),
    cancel: ({ order_no: no }) => ({ action: 'pay.cancel', target: ['order', no] }),
  },
  corpus: {
    create: made('corpus.create', 'entry'),
    update: plain('corpus.update', 'entry'),
    import: ({ dry_run: isDry }, { tenantId }, { added, updated }) =>
      isDry ? undefined : { action: 'corpus.import', target: ['tenant', String(tenantId)], details: { added, updated } },
    export: ofTenant('corpus.export'),
  },
  corpusBulk: {
    run: ({ ids = [], action }, { tenantId }, { state, total, changed }) => {
      const [only] = ids;
      const name = BULK[action.kind] ?? 'corpus.change';
      if (changed === 0 && state !== 'running') return undefined;
      if (ids.length === 1 && only !== undefined) return { action: name, target: ['entry', only] };
      const entries = state === 'running' ? total : changed;
      return { action: name, target: ['tenant', String(tenantId)], details: { kind: action.kind, entries, ids: ids.slice(0, NAMED_MAX) } };
    },
    undo: (_request, { tenantId }, { action, changed }) =>
      changed === 0
        ? undefined
        : { action: 'corpus.undo', target: ['tenant', String(tenantId)], details: { kind: action.kind, entries: changed } },
  },
  corpusVersion: { restore: plain('corpus.update', 'entry') },
  gap: { addWording: (_request, _actor, { entry }) => ({ action: 'corpus.update', target: ['entry', entry.id] }) },
  corpora: {
    create: (_request, { tenantId }, { name }) => ({
      action: 'corpus.shelf',
      target: ['tenant', String(tenantId)],
      details: { kind: 'create', name },
    }),
    update: (_request, { tenantId }, { name }) => ({
      action: 'corpus.shelf',
      target: ['tenant', String(tenantId)],
      details: { kind: 'update', name },
    }),
    remove: (_request, { tenantId }, { moved }) => ({
      action: 'corpus.shelf',
      target: ['tenant', String(tenantId)],
      details: { kind: 'remove', moved },
    }),
  },
  conflict: {
    settle: (_request, _actor, { archived }) => (archived === null ? undefined : { action: 'corpus.archive', target: ['entry', archived] }),
  },
  bot: {
    update: (_request, _actor, { id, version }) => ({ action: 'bot.update', target: ['bot', id], details: { version } }),
    publish: ({ reason }, _actor, { id, live: { no } }) => ({
      action: 'bot.publish',
      target: ['bot', id],
      details: { no, ...(reason === undefined ? {} : { reason }) },
    }),
    rollback: ({ no: from }, _actor, { id, live: { no } }) => ({ action: 'bot.rollback', target: ['bot', id], details: { no, from } }),
    pause: ({ paused }, _actor, { id }) => ({ action: paused ? 'bot.pause' : 'bot.resume', target: ['bot', id] }),
  },
  botTool: {
    create: ({ name }, { tenantId }) => ({ action: 'bot_tool.create', target: ['tenant', String(tenantId)], details: { name } }),
    update: ({ tool: { name } }, { tenantId }) => ({ action: 'bot_tool.update', target: ['tenant', String(tenantId)], details: { name } }),
    remove: (_request, { tenantId }) => ({ action: 'bot_tool.remove', target: ['tenant', String(tenantId)] }),
    try: (_request, { tenantId }, { name }) => ({ action: 'bot_tool.try', target: ['tenant', String(tenantId)], details: { name } }),
  },
  testSet: {
    create: made('test_set.create', 'test_set'),
    update: plain('test_set.update', 'test_set'),
    remove: plain('test_set.remove', 'test_set'),
    import: ({ id, dry_run: isDry }, _actor, { accepted }) =>
      isDry ? undefined : { action: 'test_set.import', target: ['test_set', id], details: { added: accepted } },
  },
  source: {
    create: ({ kind, address }, _actor, { id }) => ({
      action: 'source.create',
      target: ['source', id],
      details: { kind, ...(address === undefined ? {} : { address }) },
    }),
    update: plain('source.update', 'source'),
    command: ({ id, command, page_id: page }) => ({
      action: 'source.command',
      target: ['source', id],
      details: { command, ...(page === undefined ? {} : { page }) },
    }),
    remove: plain('source.remove', 'source'),
    usePage: ({ id, page_id: page, used }) => ({ action: 'source.page', target: ['source', id], details: { page, used } }),
  },
  canned: {
    create: (_request, _actor, { id, scope }) => (scope === 'me' ? undefined : { action: 'canned.create', target: ['canned', id] }),
    update: (_request, _actor, { id, scope }) => (scope === 'me' ? undefined : { action: 'canned.update', target: ['canned', id] }),
    remove: plain('canned.remove', 'canned'),
  },
  translate: {
    saveSettings: ofTenant('translate.setting', ({ channel, auto }: { channel: string; auto: boolean }) => ({ channel, auto })),
  },
  glossary: {
    create: made('glossary.create', 'term'),
    update: plain('glossary.update', 'term'),
    remove: plain('glossary.remove', 'term'),
  },
  help: {
    setStatus: ({ id, locale, action }) => ({ action: `help.${action}`, target: ['article', id], details: { locale } }),
    remove: plain('help.delete', 'article'),
    bulk: ({ ids, action }, { tenantId }, { changed }) => {
      const [only] = ids;
      if (changed === 0 || only === undefined) return undefined;
      if (ids.length === 1) return { action: `help.${action}`, target: ['article', only] };
      return {
        action: `help.${action}`,
        target: ['tenant', String(tenantId)],
        details: { articles: changed, ids: ids.slice(0, NAMED_MAX) },
      };
    },
  },
  diversionLink: {
    create: made('link.create', 'link'),
    update: plain('link.update', 'link'),
    act: ({ id, action }) => ({ action: `link.${action}`, target: ['link', id] }),
    export: plain('link.export', 'link'),
  },
  contact: {
    // Names of fields only: what they say is the contact's own.
    update: ({ id, ...change }) => ({
      action: 'contact.update',
      target: ['contact', id],
      details: { fields: Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field])) },
    }),
  },
  aiAccess: {
    settings: ofTenant('ai_access.settings', ({ masks_personal: masks }: { masks_personal: boolean }) => ({ masks })),
    // Never the key, nor whether there is one.
    saveModel: ofTenant('ai_access.model', ({ base_url: address, chat_model: model, on }: Record<string, unknown>) => ({
      address,
      model,
      on,
    })),
    removeModel: ofTenant('ai_access.model_remove'),
    saveBot: ofTenant('ai_access.bot', ({ address, on }: Record<string, unknown>) => ({ address, on })),
    removeBot: ofTenant('ai_access.bot_remove'),
  },
  channel: {
    create: made('channel.create', 'channel'),
    update: ({ id, status, ...changed }) => ({
      action: 'channel.update',
      target: ['channel', id],
      details: { fields: Object.keys(changed).filter((name) => name !== 'version'), ...(status && { status }) },
    }),
    remove: plain('channel.remove', 'channel'),
  },
  messaging: {
    replay: plain('channel.replay', 'channel'),
    resend: ({ id, seq }) => ({ action: 'message.resend', target: ['conversation', id], details: { message: seq } }),
  },
  webhook: {
    create: ({ url, events }, _actor, { id }) => ({
      action: 'webhook.create',
      target: ['webhook', id],
      details: { address: new URL(url).origin, events: events.length },
    }),
    update: ({ id, status, ...changed }) => ({
      action: 'webhook.update',
      target: ['webhook', id],
      details: { fields: Object.keys(changed).filter((name) => name !== 'version'), ...(status && { status }) },
    }),
    remove: plain('webhook.remove', 'webhook'),
    rotate: plain('webhook.rotate', 'webhook'),
    replay: ({ id }) => ({ action: 'webhook.replay', target: ['webhook', id], details: { count: 1 } }),
    replayMany: ({ id }, _actor, { count }) => ({ action: 'webhook.replay', target: ['webhook', id], details: { count } }),
  },
  channelIdentity: {
    update: ({ id, mode }) => ({ action: 'channel.identity', target: ['channel', id], details: { mode } }),
    // Never the secret.
    createSecret: ({ id, use }) => ({ action: 'channel.secret', target: ['channel', id], details: { kind: 'create', use } }),
    removeSecret: ({ id }) => ({ action: 'channel.secret', target: ['channel', id], details: { kind: 'remove' } }),
  },
  apiKey: {
    create: (_request, _actor, { id, name, scopes }) => ({ action: 'key.create', target: ['key', id], details: { name, scopes } }),
    update: ({ id, ...changed }) => ({ action: 'key.update', target: ['key', id], details: { fields: Object.keys(changed) } }),
    rotate: ({ id: from }, _actor, { id }) => ({ action: 'key.rotate', target: ['key', id], details: { from } }),
    remove: plain('key.revoke', 'key'),
  },
  workOrderType: {
    create: (_request, _actor, { id }) => ({ action: 'work_order.type', target: ['work_order_type', id], details: { kind: 'create' } }),
    update: ({ id }) => ({ action: 'work_order.type', target: ['work_order_type', id], details: { kind: 'update' } }),
    remove: ({ id }, _actor, { removed }) => ({
      action: 'work_order.type',
      target: ['work_order_type', id],
      details: { kind: removed ? 'remove' : 'turn_off' },
    }),
  },
  orderMailSetup: {
    // Never a password or a secret, nor whose mailbox it is.
    update: ofTenant('work_order.mail', ({ notices, address, imap }: Record<string, unknown>) => ({
      notices,
      address,
      imap: imap !== null,
    })),
    rotateSecret: ofTenant('work_order.mail', () => ({ kind: 'secret' })),
    settle: ({ id, accept }) => ({
      action: 'work_order.mail',
      target: ['received_mail', id],
      details: { kind: accept ? 'accept' : 'dismiss' },
    }),
  },
  message: {
    edit: ({ id, seq }) => ({ action: 'message.edit', target: ['conversation', id], details: { message: seq } }),
    remove: ({ id, seq }) => ({ action: 'message.remove', target: ['conversation', id], details: { message: seq } }),
  },
};
