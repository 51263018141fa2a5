import { DIVERSION_PATH } from '@lobby/contract';
import type { Trace } from '@lobby/telemetry/server';
import { pino } from 'pino';
import type { Config } from '#/config.ts';
import type { Database } from '#/database/open-database.ts';
import { alertsOf } from '#/domains/alert/alerts-of.ts';
import { createFindBot } from '#/domains/ai-access/outside-bot/find-bot.ts';
import { createFindEmbedder } from '#/domains/ai-access/find-embedder.ts';
import { createFindModel } from '#/domains/ai-access/find-model.ts';
import { createBotRunner } from '#/domains/bot/bot-runner.ts';
import { createTestRunner } from '#/domains/test-set/test-runner.ts';
import { createLedger } from '#/domains/conversation/ledger.ts';
import { createQueuePositionNotifier } from '#/domains/conversation/queue-position-notifier.ts';
import { standsAsBefore } from '#/domains/conversation/stands-as-before.ts';
import { createOverhear } from '#/domains/reach/overhear.ts';
import { createCorpusIndexes } from '#/domains/corpus/corpus-indexes.ts';
import { createImportRunner } from '#/domains/corpus/import-job/import-runner.ts';
import { createMeaning } from '#/domains/corpus/meaning/meaning.ts';
import { createMailWatch } from '#/domains/mailbox/mail-watch.ts';
import { createSourceRunner } from '#/domains/source/run/source-runner.ts';
import { createPace, type Pace } from '#/domains/source/web/pace.ts';
import { createPasswordHasher, type PasswordCost } from '#/domains/user/password-hasher.ts';
import { createAnnouncer, type Disconnect, type Emit } from '#/announcer.ts';
import { openEmbedder } from '#/outside/embedder.ts';
import { openFileStore } from '#/outside/file-store.ts';
import { createGuardedAddress } from '#/outside/guarded/guarded-address.ts';
import { createGuardedFetch } from '#/outside/guarded/guarded-fetch.ts';
import { createImap } from '#/outside/imap/imap.ts';
import { openMailer } from '#/outside/mailer.ts';
import { openModel } from '#/outside/model.ts';
import { openOauth } from '#/outside/oauth.ts';
import { openPayments } from '#/outside/payments.ts';
import { openPolicies } from '#/outside/policies/open-policies.ts';
import { createSharedRoll } from '#/outside/roll/shared-roll.ts';
import { publicOrigin } from '#/public-origin.ts';
import { createSecretBox } from '#/secret-box.ts';
import { submitTalkWith } from '#/domains/work-order/talk/submit-talk.ts';
import { createOrderNotifier } from '#/domains/work-order/tell/order-notifier.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { createEventRelay } from '#/events/event-relay.ts';
import { createChannelWorker } from '#/channels/messaging/channel-worker.ts';
import { createAdapters } from '#/channels/messaging/connections.ts';
import { createNotifier } from '#/notifications/notifier.ts';
import { createPushSender } from '#/notifications/push-sender.ts';
import { createWebhookSender } from '#/webhooks/webhook-sender.ts';
import { createAssigner } from '#/domains/assignment/assigner.ts';
import { createOffice } from '#/domains/team/office.ts';
import { createPresenceWatch } from '#/domains/team/presence-watch.ts';
import { createLocalRoll } from '#/outside/roll/visitor-roll.ts';
import { createLocalTypists, createSharedTypists } from '#/outside/typists.ts';
import { createVisitorWatch } from '#/domains/visitor/visitor-watch.ts';
import { MODULES } from '#/modules.ts';
import { joinHooks } from '#/server-module.ts';
import type { Services } from '#/services.ts';

export interface ServiceOptions {
  /** Traces requests; none are traced without it. */
  trace?: Trace;
  now?: () => number;
  /** Sends live announcements; none are sent without it. */
  emit?: Emit;
  /** Cuts live connections off. */
  disconnect?: Disconnect;
  /** What hashing a password costs; what is safe, without it. */
  passwordCost?: PasswordCost;
  /** How often sites are called; as seldom as they bear, without it. */
  pace?: Pace;
  /** How long a visitor's question waits for what was just written into the knowledge, in milliseconds; a moment, without it. */
  questionPatienceMs?: number;
}

/** Puts together what verbs work with; what this configuration does not use is not loaded. */
export async function createServices(
  config: Config,
  database: Database,
  {
    now = Date.now,
    emit = ignore,
    disconnect = ignore,
    trace = untraced,
    passwordCost,
    pace = createPace(),
    questionPatienceMs: patienceMs,
  }: ServiceOptions = {},
): Promise<Services> {
  const log = pino({ level: config.logLevel });
  const announcer = createAnnouncer(emit, disconnect, createOverhear(database, now, log));
  const ledger = createLedger(database, now, log);
  const model = config.model && openModel(config.model);
  const guard = config.callsPrivateAddresses ? { isAllowed: () => true } : {};
  const guardedFetch = createGuardedFetch(guard);
  const guardedAddress = createGuardedAddress(guard);
  const secrets = createSecretBox(config);
  const mailer = openMailer(config);
  const embedder = config.embedding && openEmbedder(config.embedding);
  const findEmbedder = createFindEmbedder({ database, config, now, log, secrets, guardedFetch }, embedder);
  const meaning = createMeaning({ database, config, findEmbedder, now, log });
  const corpusIndexes = createCorpusIndexes(database, { now, meaning, log, ...(patienceMs !== undefined && { patienceMs }) });
  const findModel = createFindModel({ database, config, now, log, secrets, guardedFetch });
  const findBot = createFindBot({ database, config, now, log, secrets, guardedFetch });
  const botRunner = createBotRunner({
    config,
    database,
    ledger,
    corpusIndexes,
    announcer,
    model,
    findModel,
    findBot,
    guardedFetch,
    secrets,
    mailer,
    prices: config.modelPrices,
    now,
    log,
    linkTo: (slug) => `${publicOrigin(config)}${DIVERSION_PATH}/${slug}`,
    submitTalk: submitTalkWith(() => whole),
    watch: (run) => whole.channelWorker.drafts.watch(run),
  });
  const office = createOffice(now);
  const queues = createAssigner({
    database,
    ledger,
    now,
    log,
    onPresence(tenantId, userId) {
      office.forget(tenantId);
      announcer.presenceChanged(tenantId, userId);
    },
  });
  // Whatever may give somebody a conversation may also change what visitors are told.
  const assigner = {
    ...queues,
    wake(tenantId: number) {
      office.forget(tenantId);
      queues.wake(tenantId);
    },
  };
  const orderNotifier = createOrderNotifier({ database, ledger, now, log });
  const queuePositionNotifier = createQueuePositionNotifier({ database, office, announcer, log });
  const workOrderChanged: typeof announcer.workOrderChanged = (tenantId, thread) => {
    announcer.workOrderChanged(tenantId, thread);
    orderNotifier.wake(tenantId);
  };
  const presence = createPresenceWatch({ database, announcer, wake: (tenantId) => assigner.wake(tenantId), now, log });
  ledger.listen({
    onChange(tenantId, state, was, messages = []) {
      announcer.messagesStored(tenantId, state, messages);
      announcer.conversationChanged(tenantId, state, was, standsAsBefore(state, was, messages));
      for (const alert of alertsOf(state, was, messages)) announcer.alerted(tenantId, alert);
      assigner.hear(tenantId, state, was);
      queuePositionNotifier.onChange(tenantId, state, was);
      if (state.status === 'thread') orderNotifier.wake(tenantId);
    },
    onActivity: (tenantId, conversationId) => announcer.noteChanged(tenantId, conversationId),
    onRun: (run) => botRunner.start(run),
    onBack() {
      botRunner.recover(0).catch((error: unknown) => log.error({ err: error }, 'questions wait for the next recovery'));
    },
  });
  const files = openFileStore(config);
  const eventRelay = createEventRelay({ database, now, log, tenantIds: listTenantIds });
  const webhookSender = createWebhookSender({ database, config, mailer, guardedFetch, secrets, now, log });
  const channelWorker = createChannelWorker(
    { config, database, secrets, files, announcer, now, log },
    createAdapters(config, { guardedFetch, mailer: { send: (mail) => whole.mailer.send(mail) } }),
    () => whole,
  );
  const pushSender = createPushSender({ database, config, guardedFetch, secrets, now, log });
  const notifier = createNotifier({ pushSender, database, announcer, now, log });
  database.hooks.onEvents = (tenantId) => eventRelay.wake(tenantId);
  const redis = config.redisUrl === undefined ? undefined : (await import('#/outside/redis.ts')).openRedis(config.redisUrl, log);
  const roll = redis ? createSharedRoll(redis, now, log) : createLocalRoll(now);
  const agent = `LobbyBot/1.0 (+${publicOrigin(config)})`;
  const sourceRunner = createSourceRunner({ database, guardedFetch, files, announcer, now, log, agent, pace });
  const importRunner = createImportRunner({ database, announcer, now, log });
  const services: Omit<Services, 'testRunner'> = {
    config,
    database,
    redis,
    log,
    now,
    passwords: createPasswordHasher(passwordCost),
    secrets,
    mailer,
    files,
    guardedFetch,
    guardedAddress,
    imap: createImap(guardedAddress),
    importRunner,
    mailWatch: createMailWatch(),
    sourceRunner,
    findModel,
    findBot,
    findEmbedder,
    model,
    oauth: openOauth(config, now),
    payments: await openPayments(config, database, now),
    corpusIndexes,
    meaning,
    ledger,
    botRunner,
    announcer: { ...announcer, workOrderChanged },
    orderNotifier,
    queuePositionNotifier,
    eventRelay,
    hooks: joinHooks(MODULES),
    webhookSender,
    channelWorker,
    notifier,
    pushSender,
    assigner,
    office,
    presence,
    typists: redis ? createSharedTypists(redis, log) : createLocalTypists(now),
    visitors: createVisitorWatch({ roll, announcer, now, log }),
    policies: openPolicies(config.policyDir),
    trace,
  };
  const whole: Services = { ...services, testRunner: createTestRunner(services) };
  for (const { listener } of MODULES) if (listener) eventRelay.listen(listener(whole));
  return whole;
}

const untraced: Trace = (_request, run) => run();

/** Nobody is connected. */
function ignore(): void {
  return undefined;
}
