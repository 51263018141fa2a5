import type { orderLinks, orderMails, orderMailSetup } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { testMailbox } from './imap/test-mailbox.ts';
import { settleHeld } from './inbound/settle-held.ts';
import { openLink, renewLink } from './link/open-link.ts';
import { listMailsOfOrder } from './list-mails-of-order.ts';
import { listReceivedMails } from './list-received.ts';
import { rotateSecret, saveSettings, viewSettings } from './settings/save-settings.ts';

export const orderMailSetupRoutes: Routes<typeof orderMailSetup> = {
  get: async ({ actor, services }) => ({ settings: await viewSettings(services, actor) }),
  update: saveSettings,
  rotateSecret,
  testImap: testMailbox,
  received: listReceivedMails,
  settle: settleHeld,
};

export const orderMailRoutes: Routes<typeof orderMails> = { list: listMailsOfOrder };

export const orderLinkRoutes: Routes<typeof orderLinks> = { open: openLink, renew: renewLink };
