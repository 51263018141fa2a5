import { aiAccess } from './ai-access.ts';
import { analysis } from './analysis.ts';
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
import { diversionLinks } from './diversion-link.ts';
import { drafts } from './draft.ts';
import { faq } from './faq.ts';
import { glossary } from './glossary.ts';
import { help } from './help.ts';
import { hours } from './hours.ts';
import { invites } from './invite.ts';
import { messages } from './message.ts';
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
import { savedViews, workOrderViews } from './saved-view.ts';
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
export const platform = {
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
  policy,
  audit,
  privacy,
  retention,
  help,
  faq,
  aiAccess,
  apiKey: apiKeys,
  preview,
  diversionLink: diversionLinks,
  // Before the work orders themselves, whose ids stand where its path has a word.
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
  widget,
  webhook: webhooks,
  notification: notifications,
};

export type Platform = typeof platform;
