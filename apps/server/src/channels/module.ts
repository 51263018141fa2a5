import type { appInstalls, channelIdentity, channels, widget } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { registerInstall, removeInstall } from './app/manage-installs.ts';
import { createSecret, getIdentity, removeSecret, testToken, updateIdentity } from './identity/manage-identity.ts';
import { createChannel, getChannel, listChannels, removeChannel, updateChannel } from './manage-channels.ts';
import { identifyOnPage } from './identify-on-page.ts';
import { setUpWidget } from './set-up-widget.ts';
import { verifyInstallation } from './installation/verify-installation.ts';

/** Where visitors find a business: the calls of its channels, and of the widget on its pages. */
export const channelRoutes: {
  channel: Routes<typeof channels>;
  channelIdentity: Routes<typeof channelIdentity>;
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
  widget: { setup: setUpWidget, identify: identifyOnPage },
  appInstall: { register: registerInstall, remove: removeInstall },
};
