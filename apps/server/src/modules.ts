import { channelModule } from '#/channels/module.ts';
import { demoModule } from '#/demo/module.ts';
import { keyModule } from '#/keys/module.ts';
import { notificationModule } from '#/notifications/module.ts';
import { openModule } from '#/open/module.ts';
import type { ServerModule } from '#/server-module.ts';
import { webhookModule } from '#/webhooks/module.ts';

/** Every module, in the order in which they hear of an event. */
const ALL = [webhookModule, channelModule, notificationModule, keyModule, openModule, demoModule] as const;

export const MODULES: readonly ServerModule[] = ALL;

type Meet<Each> = (Each extends unknown ? (each: Each) => void : never) extends (meet: infer All) => void ? All : never;

/** The calls of all modules: a noun that none of them answers is missing here, and the server does not compile. */
export const moduleRoutes = Object.assign({}, ...ALL.map((module) => ('routes' in module ? module.routes : {}))) as Meet<
  Extract<(typeof ALL)[number], { routes: object }>['routes']
>;
