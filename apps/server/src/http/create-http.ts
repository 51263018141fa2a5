import { negotiateLocale, platform, type Endpoint } from '@lobby/contract';
import { Hono } from 'hono';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { aiAccessRoutes } from '#/domains/ai-access/ai-access.routes.ts';
import { withOwnModel } from '#/domains/ai-access/with-own-model.ts';
import { analysisRoutes } from '#/domains/analysis/analysis.routes.ts';
import { previewRoutes } from '#/domains/preview/preview.routes.ts';
import { auditRoutes } from '#/domains/audit/audit.routes.ts';
import { recordCall } from '#/domains/audit/record-call.ts';
import { botRoutes } from '#/domains/bot/bot.routes.ts';
import { toolRoutes } from '#/domains/tool/tool.routes.ts';
import { testSetRoutes } from '#/domains/test-set/test-set.routes.ts';
import { bulkRoutes } from '#/domains/bulk/bulk.routes.ts';
import { cannedRoutes } from '#/domains/canned/canned.routes.ts';
import { chatLinkRoutes } from '#/domains/chat-letter/chat-letter.routes.ts';
import { contactRoutes } from '#/domains/contact/contact.routes.ts';
import { conversationRoutes } from '#/domains/conversation/conversation.routes.ts';
import { copilotRoutes } from '#/domains/copilot/copilot.routes.ts';
import { corpusBulkRoutes } from '#/domains/corpus/bulk/bulk.routes.ts';
import { conflictRoutes } from '#/domains/corpus/care/conflict/conflict.routes.ts';
import { gapRoutes } from '#/domains/corpus/care/gap/gap.routes.ts';
import { suggestionRoutes } from '#/domains/corpus/care/suggestion/suggestion.routes.ts';
import { corpusRoutes } from '#/domains/corpus/corpus.routes.ts';
import { corporaRoutes } from '#/domains/corpus/shelves/shelf.routes.ts';
import { corpusVersionRoutes } from '#/domains/corpus/versions/version.routes.ts';
import { diversionLinkRoutes } from '#/domains/diversion-link/diversion-link.routes.ts';
import { draftRoutes } from '#/domains/draft/draft.routes.ts';
import { glossaryRoutes } from '#/domains/glossary/glossary.routes.ts';
import { helpRoutes } from '#/domains/help/help.routes.ts';
import { faqRoutes } from '#/domains/help/public/faq.routes.ts';
import { hoursRoutes } from '#/domains/hours/hours.routes.ts';
import { inviteRoutes } from '#/domains/invite/invite.routes.ts';
import { messageRoutes } from '#/domains/message/message.routes.ts';
import { oauthRoutes } from '#/domains/oauth/oauth.routes.ts';
import { noteRoutes } from '#/domains/note/note.routes.ts';
import { orderLinkRoutes, orderMailRoutes, orderMailSetupRoutes } from '#/domains/order-mail/order-mail.routes.ts';
import { payRoutes } from '#/domains/pay/pay.routes.ts';
import { policyRoutes } from '#/domains/policy/policy.routes.ts';
import { privacyRoutes } from '#/domains/privacy/privacy.routes.ts';
import { retentionRoutes } from '#/domains/retention/retention.routes.ts';
import { keepWithinReach } from '#/domains/reach/within-reach.ts';
import { roleRoutes } from '#/domains/role/role.routes.ts';
import { sourceRoutes } from '#/domains/source/source.routes.ts';
import { teamRoutes } from '#/domains/team/team.routes.ts';
import { tenantRoutes } from '#/domains/tenant/tenant.routes.ts';
import { translateRoutes } from '#/domains/translate/translate.routes.ts';
import { uploadRoutes } from '#/domains/upload/upload.routes.ts';
import { userRoutes } from '#/domains/user/user.routes.ts';
import { reportRoutes, viewRoutes, workOrderViewRoutes } from '#/domains/view/view.routes.ts';
import { visitorRoutes } from '#/domains/visitor/visitor.routes.ts';
import { workOrderBulkRoutes } from '#/domains/work-order/bulk/bulk.routes.ts';
import { workOrderCalendarRoutes } from '#/domains/work-order/calendar.routes.ts';
import { workOrderFileRoutes } from '#/domains/work-order/export/export.routes.ts';
import { workOrderImportRoutes } from '#/domains/work-order/import/import.routes.ts';
import { workOrderMergeRoutes } from '#/domains/work-order/tie/merge.routes.ts';
import { workOrderTypeRoutes } from '#/domains/work-order/type/type.routes.ts';
import { visitorWorkOrderRoutes } from '#/domains/work-order/visitor-work-order.routes.ts';
import { workOrderRoutes } from '#/domains/work-order/work-order.routes.ts';
import { moduleRoutes } from '#/modules.ts';
import { fail } from './answer.ts';
import { mountContactExport } from './contact-export.ts';
import { mountDemoShop } from './demo-shop.ts';
import { describeApi, DESCRIBED, VERSION_RULE } from './describe-api.ts';
import { docsPage } from './docs-page.ts';
import { mountDiversion } from './diversion.ts';
import { mountFiles } from './files.ts';
import { mountHealth } from './health.ts';
import { mountChannelHook } from './channel-hook.ts';
import { mountMailHook } from './mail-hook.ts';
import { mountMailbox } from './mailbox.ts';
import { traced } from './traced.ts';
import { mountCall } from './mount-contract.ts';
import { nameFailure } from './name-failure.ts';
import { mountOauthCallback } from './oauth-callback.ts';
import { mountOpenApi } from './open/mount-open-api.ts';
import { mountPaymentHook } from './payment-hook.ts';
import { mountPaymentSandbox } from './payment-sandbox.ts';
import { mountRating } from './rating.ts';
import { createRateLimit } from './rate-limit.ts';
import { securityHeaders } from './security-headers.ts';
import { serveApps } from './serve-apps.ts';
import { mountWidgetLoader } from './widget-loader.ts';

const routes = {
  user: userRoutes,
  tenant: tenantRoutes,
  pay: payRoutes,
  oauth: oauthRoutes,
  corpus: corpusRoutes,
  corpora: corporaRoutes,
  corpusBulk: corpusBulkRoutes,
  corpusVersion: corpusVersionRoutes,
  gap: gapRoutes,
  suggestion: suggestionRoutes,
  conflict: conflictRoutes,
  source: sourceRoutes,
  bot: botRoutes,
  botTool: toolRoutes,
  testSet: testSetRoutes,
  conversation: conversationRoutes,
  message: messageRoutes,
  upload: uploadRoutes,
  contact: contactRoutes,
  note: noteRoutes,
  canned: cannedRoutes,
  bulk: bulkRoutes,
  view: viewRoutes,
  draft: draftRoutes,
  copilot: copilotRoutes,
  translate: translateRoutes,
  glossary: glossaryRoutes,
  visitor: visitorRoutes,
  team: teamRoutes,
  role: roleRoutes,
  invite: inviteRoutes,
  hours: hoursRoutes,
  analysis: analysisRoutes,
  savedReport: reportRoutes,
  policy: policyRoutes,
  audit: auditRoutes,
  privacy: privacyRoutes,
  retention: retentionRoutes,
  help: helpRoutes,
  faq: faqRoutes,
  aiAccess: aiAccessRoutes,
  preview: previewRoutes,
  diversionLink: diversionLinkRoutes,
  workOrderType: workOrderTypeRoutes,
  workOrderBulk: workOrderBulkRoutes,
  workOrderImport: workOrderImportRoutes,
  workOrderCalendar: workOrderCalendarRoutes,
  workOrderView: workOrderViewRoutes,
  workOrder: workOrderRoutes,
  workOrderMerge: workOrderMergeRoutes,
  workOrderFile: workOrderFileRoutes,
  visitorWorkOrder: visitorWorkOrderRoutes,
  orderMailSetup: orderMailSetupRoutes,
  orderMail: orderMailRoutes,
  orderLink: orderLinkRoutes,
  chatLink: chatLinkRoutes,
  ...moduleRoutes,
} satisfies Record<keyof typeof platform, unknown>;

/** Everything that is answered over HTTP. */
export function createHttp(services: Services): Hono {
  const app = new Hono();
  const rateLimit = createRateLimit(services.config.rates, services.redis);

  app.use('/api/*', traced(services));
  app.use(securityHeaders(services.config));
  mountHealth(app, services);
  mountMailbox(app, services);
  app.get('/api/openapi.json', async (c) => c.body(await describeApi(), 200, { 'content-type': 'application/json; charset=utf-8' }));
  app.get('/api/docs', (c) => c.html(docsPage(DESCRIBED, VERSION_RULE)));
  for (const [noun, calls] of Object.entries(platform)) {
    for (const [verb, endpoint] of Object.entries(calls) as [string, Endpoint][]) {
      const handlers = routes[noun as keyof typeof routes] as unknown as Record<string, Parameters<typeof mountCall>[2]>;
      const served = keepWithinReach(endpoint, handlers[verb] as Parameters<typeof mountCall>[2]);
      const handler = recordCall(noun, verb, withOwnModel(endpoint, served));
      mountCall(app, endpoint, handler, services, rateLimit);
    }
  }
  mountOpenApi(app, services, rateLimit);
  mountPaymentHook(app, services, rateLimit);
  mountMailHook(app, services, rateLimit);
  mountChannelHook(app, services, rateLimit);
  mountPaymentSandbox(app, services, rateLimit);
  app.all('/api/*', (c) => fail(new BusinessError('not_found'), negotiateLocale(c.req.header('accept-language'))));
  mountOauthCallback(app, services, rateLimit);
  mountContactExport(app, services, rateLimit);
  mountFiles(app, services, rateLimit);
  mountDiversion(app, services, rateLimit);
  mountRating(app, services, rateLimit);
  mountWidgetLoader(app);
  mountDemoShop(app, services);
  serveApps(app, services);
  app.onError((error, c) => {
    return fail(nameFailure(error, services, { path: c.req.path }), negotiateLocale(c.req.header('accept-language')));
  });
  return app;
}
