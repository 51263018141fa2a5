import { aiAccess } from './ai-access.ts';
import { analysis } from './analysis.ts';
import { appInstalls } from './app-install.ts';
import { annotations } from './annotation.ts';
import { apiKeys } from './api-key.ts';
import { audit } from './audit.ts';
import { bot } from './bot.ts';
import { botTools } from './bot-tool.ts';
import { bulk } from './bulk.ts';
import { canned } from './canned.ts';
import { channelIdentity } from './channel-identity.ts';
import { channels } from './channel.ts';
import { contacts } from './contact.ts';
import { conversations } from './conversation.ts';
import { copilot } from './copilot.ts';
import { corpora } from './corpora.ts';
import { corpusBulk } from './corpus-bulk.ts';
import { conflicts, gaps, suggestions } from './corpus-care.ts';
import { corpusVersions } from './corpus-version.ts';
import { corpus } from './corpus.ts';
import { corpusSources } from './corpus-source.ts';
import { demo } from './demo.ts';
import { diversionLinks } from './diversion-link.ts';
import { drafts } from './draft.ts';
import { faq } from './faq.ts';
import { glossary } from './glossary.ts';
import { help } from './help.ts';
import { hours } from './hours.ts';
import { invites } from './invite.ts';
import { messages } from './message.ts';
import { messageTemplates } from './message-template.ts';
import { messaging } from './messaging.ts';
import { notes } from './note.ts';
import { notifications } from './notification.ts';
import { oauth } from './oauth.ts';
import { pay } from './pay.ts';
import { chatLinks } from './chat-link.ts';
import { orderLinks, orderMails, orderMailSetup } from './order-mail.ts';
import { policy } from './policy.ts';
import { preview } from './preview.ts';
import { privacy } from './privacy.ts';
import { retention } from './retention.ts';
import { roles } from './role.ts';
import { reportSchedules } from './report-schedule.ts';
import { savedReports, savedViews, workOrderViews } from './saved-view.ts';
import { teams } from './team.ts';
import { tenant } from './tenant.ts';
import { testSets } from './test-set.ts';
import { translate } from './translate.ts';
import { upload } from './upload.ts';
import { user } from './user.ts';
import { visitor } from './visitor.ts';
import { visitorWorkOrders } from './visitor-work-order.ts';
import { webhooks } from './webhook.ts';
import { widget } from './widget.ts';
import { workOrderFiles } from './work-order-file.ts';
import { workOrderImports } from './work-order-import.ts';
import { workOrderMerges } from './work-order-merge.ts';
import { workOrderTypes } from './work-order-type.ts';
import { workOrderBulk } from './work-order-bulk.ts';
import { workOrderCalendar } from './work-order-calendar.ts';
import { workOrders } from './work-order.ts';

/** Every call of the platform by noun. The server does not compile until each has its handler. */
export type Platform = {
  readonly user: typeof user;
  readonly tenant: typeof tenant;
  readonly oauth: typeof oauth;
  readonly pay: typeof pay;
  readonly corpus: typeof corpus;
  readonly corpora: typeof corpora;
  readonly corpusBulk: typeof corpusBulk;
  readonly corpusVersion: typeof corpusVersions;
  readonly gap: typeof gaps;
  readonly suggestion: typeof suggestions;
  readonly conflict: typeof conflicts;
  readonly source: typeof corpusSources;
  readonly bot: typeof bot;
  readonly botTool: typeof botTools;
  readonly testSet: typeof testSets;
  readonly contact: typeof contacts;
  readonly conversation: typeof conversations;
  readonly bulk: typeof bulk;
  readonly view: typeof savedViews;
  readonly message: typeof messages;
  readonly upload: typeof upload;
  readonly note: typeof notes;
  readonly canned: typeof canned;
  readonly draft: typeof drafts;
  readonly copilot: typeof copilot;
  readonly translate: typeof translate;
  readonly glossary: typeof glossary;
  readonly visitor: typeof visitor;
  readonly team: typeof teams;
  readonly role: typeof roles;
  readonly invite: typeof invites;
  readonly hours: typeof hours;
  readonly analysis: typeof analysis;
  readonly annotation: typeof annotations;
  readonly savedReport: typeof savedReports;
  readonly reportSchedule: typeof reportSchedules;
  readonly policy: typeof policy;
  readonly audit: typeof audit;
  readonly privacy: typeof privacy;
  readonly retention: typeof retention;
  readonly demo: typeof demo;
  readonly help: typeof help;
  readonly faq: typeof faq;
  readonly aiAccess: typeof aiAccess;
  readonly apiKey: typeof apiKeys;
  readonly preview: typeof preview;
  readonly diversionLink: typeof diversionLinks;
  // Before the work orders themselves, whose ids stand where its path has a word.
  readonly workOrderType: typeof workOrderTypes;
  readonly workOrderBulk: typeof workOrderBulk;
  readonly workOrderCalendar: typeof workOrderCalendar;
  readonly workOrderView: typeof workOrderViews;
  readonly workOrder: typeof workOrders;
  readonly workOrderMerge: typeof workOrderMerges;
  readonly workOrderFile: typeof workOrderFiles;
  readonly workOrderImport: typeof workOrderImports;
  readonly visitorWorkOrder: typeof visitorWorkOrders;
  readonly orderMailSetup: typeof orderMailSetup;
  readonly orderMail: typeof orderMails;
  readonly orderLink: typeof orderLinks;
  readonly chatLink: typeof chatLinks;
  readonly channel: typeof channels;
  readonly channelIdentity: typeof channelIdentity;
  readonly messaging: typeof messaging;
  readonly messageTemplate: typeof messageTemplates;
  readonly widget: typeof widget;
  readonly appInstall: typeof appInstalls;
  readonly webhook: typeof webhooks;
  readonly notification: typeof notifications;
};

export const platform: Platform = {
  user,
  tenant,
  oauth,
  pay,
  corpus,
  corpora,
  corpusBulk,
  corpusVersion: corpusVersions,
  gap: gaps,
  suggestion: suggestions,
  conflict: conflicts,
  source: corpusSources,
  bot,
  botTool: botTools,
  testSet: testSets,
  contact: contacts,
  conversation: conversations,
  bulk,
  view: savedViews,
  message: messages,
  upload,
  note: notes,
  canned,
  draft: drafts,
  copilot,
  translate,
  glossary,
  visitor,
  team: teams,
  role: roles,
  invite: invites,
  hours,
  analysis,
  annotation: annotations,
  savedReport: savedReports,
  reportSchedule: reportSchedules,
  policy,
  audit,
  privacy,
  retention,
  demo,
  help,
  faq,
  aiAccess,
  apiKey: apiKeys,
  preview,
  diversionLink: diversionLinks,
  workOrderType: workOrderTypes,
  workOrderBulk,
  workOrderCalendar,
  workOrderView: workOrderViews,
  workOrder: workOrders,
  workOrderMerge: workOrderMerges,
  workOrderFile: workOrderFiles,
  workOrderImport: workOrderImports,
  visitorWorkOrder: visitorWorkOrders,
  orderMailSetup,
  orderMail: orderMails,
  orderLink: orderLinks,
  chatLink: chatLinks,
  channel: channels,
  channelIdentity,
  messaging,
  messageTemplate: messageTemplates,
  widget,
  appInstall: appInstalls,
  webhook: webhooks,
  notification: notifications,
};
