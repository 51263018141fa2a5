import type { channels, widget } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { createChannel, getChannel, listChannels, removeChannel, updateChannel } from './manage-channels.ts';
import { setUpWidget } from './set-up-widget.ts';
import { verifyInstallation } from './installation/verify-installation.ts';

/** Where visitors find a business: the calls of its channels, and of the widget on its pages. */
export const channelRoutes: { channel: Routes<typeof channels>; widget: Routes<typeof widget> } = {
  channel: {
    list: listChannels,
    get: getChannel,
    create: createChannel,
    update: updateChannel,
    remove: removeChannel,
    verify: verifyInstallation,
  },
  widget: { setup: setUpWidget },
};
