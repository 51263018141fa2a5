import { channelModule } from '#/channels/module.ts';
import { demoModule } from '#/demo/module.ts';
import { annotationModule } from '#/domains/annotation/module.ts';
import { chatLetterModule } from '#/domains/chat-letter/module.ts';
import { contactModule } from '#/domains/contact/module.ts';
import { conversationModule } from '#/domains/conversation/module.ts';
import { mailModule } from '#/domains/mail/module.ts';
import { privacyModule } from '#/domains/privacy/module.ts';
import { reportMailModule } from '#/domains/report-mail/module.ts';
import { uploadModule } from '#/domains/upload/module.ts';
import { visitorModule } from '#/domains/visitor/module.ts';
import { workOrderModule } from '#/domains/work-order/module.ts';
import { keyModule } from '#/keys/module.ts';
import { notificationModule } from '#/notifications/module.ts';
import { openModule } from '#/open/module.ts';
import type { ServerModule } from '#/server-module.ts';
import { webhookModule } from '#/webhooks/module.ts';

/** Every module, in the order in which they hear of an event and follow a hook. */
const ALL = [
  conversationModule,
  contactModule,
  workOrderModule,
  visitorModule,
  privacyModule,
  uploadModule,
  mailModule,
  chatLetterModule,
  webhookModule,
  channelModule,
  notificationModule,
  annotationModule,
  reportMailModule,
  keyModule,
  openModule,
  demoModule,
] as const;

export const MODULES: readonly ServerModule[] = ALL;

type Meet<Each> = (Each extends unknown ? (each: Each) => void : never) extends (meet: infer All) => void ? All : never;

/** The calls of all modules: a noun that none of them answers is missing here, and the server does not compile. */
export const moduleRoutes = Object.assign({}, ...ALL.map((module) => ('routes' in module ? module.routes : {}))) as Meet<
  Extract<(typeof ALL)[number], { routes: object }>['routes']
>;
