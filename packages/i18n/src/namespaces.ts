import type access from './messages/en-US/access.json';
import type account from './messages/en-US/account.json';
import type analysis from './messages/en-US/analysis.json';
import type audit from './messages/en-US/audit.json';
import type auth from './messages/en-US/auth.json';
import type bot from './messages/en-US/bot.json';
import type business from './messages/en-US/business.json';
import type canned from './messages/en-US/canned.json';
import type cards from './messages/en-US/cards.json';
import type faq from './messages/en-US/faq.json';
import type help from './messages/en-US/help.json';
import type desk from './messages/en-US/desk.json';
import type chat from './messages/en-US/chat.json';
import type common from './messages/en-US/common.json';
import type controls from './messages/en-US/controls.json';
import type copilot from './messages/en-US/copilot.json';
import type corpus from './messages/en-US/corpus.json';
import type cost from './messages/en-US/cost.json';
import type dashboard from './messages/en-US/dashboard.json';
import type home from './messages/en-US/home.json';
import type picture from './messages/en-US/picture.json';
import type playground from './messages/en-US/playground.json';
import type policy from './messages/en-US/policy.json';
import type team from './messages/en-US/team.json';
import type diversion from './messages/en-US/diversion.json';
import type sources from './messages/en-US/sources.json';
import type session from './messages/en-US/session.json';
import type orders from './messages/en-US/orders.json';
import type order from './messages/en-US/order.json';
import type orderlist from './messages/en-US/orderlist.json';
import type integration from './messages/en-US/integration.json';
import type channels from './messages/en-US/channels.json';
import type mailbox from './messages/en-US/mailbox.json';
import type messaging from './messages/en-US/messaging.json';
import type templates from './messages/en-US/templates.json';
import type apps from './messages/en-US/apps.json';
import type webhooks from './messages/en-US/webhooks.json';
import type outcomes from './messages/en-US/outcomes.json';
import type overview from './messages/en-US/overview.json';
import type settings from './messages/en-US/settings.json';
import type keys from './messages/en-US/keys.json';
import type later from './messages/en-US/later.json';
import type notification from './messages/en-US/notification.json';
import type upload from './messages/en-US/upload.json';

/** The parts messages are split into; each is one file per locale and loads when something asks for it. */
export const NAMESPACES = [
  'common',
  'auth',
  'home',
  'chat',
  'controls',
  'dashboard',
  'corpus',
  'bot',
  'session',
  'canned',
  'cards',
  'desk',
  'copilot',
  'account',
  'business',
  'policy',
  'picture',
  'playground',
  'cost',
  'team',
  'notification',
  'upload',
  'audit',
  'help',
  'faq',
  'sources',
  'access',
  'keys',
  'diversion',
  'order',
  'orders',
  'orderlist',
  'integration',
  'channels',
  'mailbox',
  'messaging',
  'templates',
  'apps',
  'webhooks',
  'outcomes',
  'overview',
  'settings',
  'analysis',
  'later',
] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** The messages of every namespace, typed by the en-US files: a key that is not there does not compile. */
export interface Messages {
  common: typeof common;
  auth: typeof auth;
  home: typeof home;
  chat: typeof chat;
  controls: typeof controls;
  dashboard: typeof dashboard;
  corpus: typeof corpus;
  bot: typeof bot;
  session: typeof session;
  canned: typeof canned;
  cards: typeof cards;
  desk: typeof desk;
  copilot: typeof copilot;
  account: typeof account;
  business: typeof business;
  policy: typeof policy;
  picture: typeof picture;
  playground: typeof playground;
  cost: typeof cost;
  team: typeof team;
  notification: typeof notification;
  upload: typeof upload;
  audit: typeof audit;
  help: typeof help;
  faq: typeof faq;
  sources: typeof sources;
  access: typeof access;
  keys: typeof keys;
  diversion: typeof diversion;
  order: typeof order;
  orders: typeof orders;
  orderlist: typeof orderlist;
  integration: typeof integration;
  channels: typeof channels;
  mailbox: typeof mailbox;
  messaging: typeof messaging;
  templates: typeof templates;
  apps: typeof apps;
  webhooks: typeof webhooks;
  outcomes: typeof outcomes;
  overview: typeof overview;
  settings: typeof settings;
  analysis: typeof analysis;
  later: typeof later;
}
