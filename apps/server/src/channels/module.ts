import { MESSAGING_CORRECTS } from '@lobby/contract';
import type { appInstalls, channelIdentity, channels, messageTemplates, messaging, widget } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { giveBack, moveRows } from '#/database/move-rows.ts';
import type { ServerModule } from '#/server-module.ts';
import type { EventListener } from '#/events/event-relay.ts';
import { readChannelMailboxes } from './mailbox/find-mailboxes.ts';
import { INSTALLS } from './app/install.repository.ts';
import { registerInstall, removeInstall } from './app/manage-installs.ts';
import { createSecret, getIdentity, removeSecret, testToken, updateIdentity } from './identity/manage-identity.ts';
import { createChannel, getChannel, listChannels, removeChannel, updateChannel } from './manage-channels.ts';
import { identifyOnPage } from './identify-on-page.ts';
import { setUpWidget } from './set-up-widget.ts';
import { verifyInstallation } from './installation/verify-installation.ts';
import type { ChannelWorker } from './messaging/channel-worker.ts';
import { askPhone } from './messaging/ask-phone.ts';
import { react } from './messaging/react.ts';
import { insertNotices } from './messaging/notice.repository.ts';
import { insertCorrections, replanUnsent } from './messaging/correction.repository.ts';
import { insertDeliveries } from './messaging/delivery.repository.ts';
import { PEOPLE } from './messaging/person.repository.ts';
import { deleteEventsBefore } from './messaging/event.repository.ts';
import { listTemplates, sendTemplate, syncTemplates } from './messaging/manage-templates.ts';
import { checkConnection } from './messaging/check-connection.ts';
import { describeHealth, describeOfConversation, listEvents, replayEvent, resendMessage } from './messaging/health.ts';

const channelRoutes: {
  channel: Routes<typeof channels>;
  channelIdentity: Routes<typeof channelIdentity>;
  messaging: Routes<typeof messaging>;
  messageTemplate: Routes<typeof messageTemplates>;
  widget: Routes<typeof widget>;
  appInstall: Routes<typeof appInstalls>;
} = {
  channel: {
    list: listChannels,
    get: getChannel,
    create: createChannel,
    update: updateChannel,
    remove: removeChannel,
    verify: verifyInstallation,
  },
  channelIdentity: { get: getIdentity, update: updateIdentity, createSecret, removeSecret, test: testToken },
  messaging: {
    check: checkConnection,
    events: listEvents,
    replay: replayEvent,
    health: describeHealth,
    ofConversation: describeOfConversation,
    resend: resendMessage,
    react,
    askPhone,
  },
  messageTemplate: { list: listTemplates, sync: syncTemplates, send: sendTemplate },
  widget: { setup: setUpWidget, identify: identifyOnPage },
  appInstall: { register: registerInstall, remove: removeInstall },
};

/** How long what services have sent is kept, in milliseconds. */
const EVENTS_KEPT_MS = 30 * 86_400_000;

/** What is said in a conversation on a service goes there. */
function channelListener(worker: ChannelWorker, now: () => number): EventListener {
  const queued = new Set<number>();
  return {
    async hear(scope, events) {
      // What contacts themselves say goes nowhere, and is most of what there is under load.
      const said = events.flatMap(({ type, subjectId, facts }) =>
        type === 'message.created' && facts['author'] !== 'contact' ? [{ conversationId: subjectId, seq: Number(facts['seq']) }] : [],
      );
      if (said.length > 0 && (await insertDeliveries(scope, said, now()))) queued.add(scope.tenantId);
      const noticed = events.flatMap(({ type, subjectId }): { conversationId: string; kind: 'closed' | 'ended' }[] => {
        if (type !== 'conversation.handoff' && type !== 'conversation.resolved') return [];
        return [{ conversationId: subjectId, kind: type === 'conversation.handoff' ? 'closed' : 'ended' }];
      });
      if (noticed.length > 0 && (await insertNotices(scope, noticed, now()))) queued.add(scope.tenantId);
      const changed = events.flatMap(({ type, subjectId, facts }) =>
        type === 'message.updated' ? [{ conversationId: subjectId, seq: Number(facts['seq']) }] : [],
      );
      if (changed.length === 0) return;
      await replanUnsent(scope, changed);
      if (await insertCorrections(scope, changed, MESSAGING_CORRECTS, now())) queued.add(scope.tenantId);
    },
    onHeard(tenantId) {
      if (queued.delete(tenantId)) worker.wake(tenantId);
    },
  };
}

/** Where visitors find a business: its channels, and the widget on its pages. */
export const channelModule = {
  routes: channelRoutes,
  jobs: [
    { name: 'work-channels', cron: '* * * * *', run: ({ channelWorker }) => channelWorker.recover() },
    { name: 'read-channel-mailboxes', cron: '* * * * *', run: readChannelMailboxes },
  ],
  hooks: {
    // Devices with the app, and addresses on services.
    async onContactMerged(scope, merge) {
      return { app_install: await moveRows(scope, INSTALLS, merge), channel_person: await moveRows(scope, PEOPLE, merge) };
    },
    async onContactUnmerged(scope, unmerge) {
      await giveBack(scope, INSTALLS, unmerge.moved['app_install'] ?? [], unmerge);
      await giveBack(scope, PEOPLE, unmerge.moved['channel_person'] ?? [], unmerge);
    },
  },
  listener: ({ channelWorker, now }) => channelListener(channelWorker, now),
  purge: (scope, now) => deleteEventsBefore(scope, now - EVENTS_KEPT_MS),
} satisfies ServerModule;
