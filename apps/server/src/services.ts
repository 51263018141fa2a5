import type { Trace } from '@lobby/telemetry/server';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Config } from '#/config.ts';
import type { Database } from '#/database/open-database.ts';
import type { FindEmbedder } from '#/outside/embedder.ts';
import type { FindBot } from '#/domains/ai-access/outside-bot/find-bot.ts';
import type { FindModel } from '#/domains/ai-access/find-model.ts';
import type { BotRunner } from '#/domains/bot/bot-runner.ts';
import type { CorpusIndexes } from '#/domains/corpus/corpus-indexes.ts';
import type { ImportRunner } from '#/domains/corpus/import-job/import-runner.ts';
import type { Meaning } from '#/domains/corpus/meaning/meaning.ts';
import type { TestRunner } from '#/domains/test-set/test-runner.ts';
import type { Ledger } from '#/domains/conversation/ledger.ts';
import type { QueuePositionNotifier } from '#/domains/conversation/queue-position-notifier.ts';
import type { Assigner } from '#/domains/assignment/assigner.ts';
import type { Office } from '#/domains/team/office.ts';
import type { MailWatch } from '#/domains/mailbox/mail-watch.ts';
import type { SourceRunner } from '#/domains/source/run/source-runner.ts';
import type { PresenceWatch } from '#/domains/team/presence-watch.ts';
import type { Typists } from '#/outside/typists.ts';
import type { VisitorWatch } from '#/domains/visitor/visitor-watch.ts';
import type { OrderNotifier } from '#/domains/work-order/tell/order-notifier.ts';
import type { Announcer } from '#/announcer.ts';
import type { ChannelWorker } from '#/channels/messaging/channel-worker.ts';
import type { EventRelay } from '#/events/event-relay.ts';
import type { Notifier } from '#/notifications/notifier.ts';
import type { PushSender } from '#/notifications/push-sender.ts';
import type { WebhookSender } from '#/webhooks/webhook-sender.ts';
import type { SecretBox } from '#/secret-box.ts';
import type { ModuleHooks } from '#/server-module.ts';
import type { FileStore } from '#/outside/file-store.ts';
import type { GuardedFetch } from '#/outside/guarded/guarded-fetch.ts';
import type { GuardedAddress } from '#/outside/guarded/guarded-address.ts';
import type { Imap } from '#/outside/imap/imap.ts';
import type { Mailer } from '#/outside/mailer.ts';
import type { Model } from '#/outside/model.ts';
import type { OauthDoors } from '#/outside/oauth.ts';
import type { Payments } from '#/outside/payments/payment-provider.ts';
import type { Policies } from '#/outside/policies/open-policies.ts';
import type { PasswordHasher } from '#/domains/user/password-hasher.ts';

/** What verbs work with; made once, at the start. */
export interface Services {
  config: Config;
  database: Database;
  /** What several processes share beside the database; undefined where one process serves all. */
  redis: Redis | undefined;
  log: Logger;
  /** Now, in milliseconds since 1970. */
  now: () => number;
  passwords: PasswordHasher;
  /** Seals with the server's key. */
  secrets: SecretBox;
  mailer: Mailer;
  /** Where uploaded files lie. */
  files: FileStore;
  /** The only way to call an address that a tenant named. */
  guardedFetch: GuardedFetch;
  /** Whether it may be called. */
  guardedAddress: GuardedAddress;
  /** Mailboxes that tenants named. */
  imap: Imap;
  /** Writes the rows of imports. */
  importRunner: ImportRunner;
  mailWatch: MailWatch;
  /** Reads the sources of the corpus. */
  sourceRunner: SourceRunner;
  /** The model that answers for a business. */
  findModel: FindModel;
  /** The bot elsewhere that answers for a business. */
  findBot: FindBot;
  /** The one of the business that a call is for, or else the platform's; undefined where there is none. */
  model: Model | undefined;
  /** Providers that people can sign in with; one that is not configured is not there. */
  oauth: OauthDoors;
  /** undefined where nothing can be paid. */
  payments: Payments | undefined;
  corpusIndexes: CorpusIndexes;
  /** Closeness of meaning, by the embedding model of a business or the platform's. */
  meaning: Meaning;
  findEmbedder: FindEmbedder;
  ledger: Ledger;
  botRunner: BotRunner;
  testRunner: TestRunner;
  announcer: Announcer;
  /** Tells chats of their work orders. */
  orderNotifier: OrderNotifier;
  queuePositionNotifier: QueuePositionNotifier;
  /** Hands what has happened to whoever wants to know of it. */
  eventRelay: EventRelay;
  /** What modules do in the transaction of another one. */
  hooks: ModuleHooks;
  webhookSender: WebhookSender;
  /** What services have sent, and what goes there. */
  channelWorker: ChannelWorker;
  /** Tells people of what was written down for them. */
  notifier: Notifier;
  pushSender: PushSender;
  /** Runs a request as a span. */
  trace: Trace;
  assigner: Assigner;
  office: Office;
  presence: PresenceWatch;
  /** Which visitors are there. */
  visitors: VisitorWatch;
  /** Who is typing to visitors. */
  typists: Typists;
  policies: Policies;
  /** The same without the caller's reach, where the caller has one. */
  beyond?: Services;
}
