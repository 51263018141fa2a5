import type { ServerModule } from '#/server-module.ts';
import { goOnWithBulks } from './bulk/go-on-with-cut-off.ts';
import { purgeOrderBulks } from './bulk/purge-order-bulks.ts';
import { goOnWithImports, purgeImports } from './import/go-on-with-cut-off.ts';
import { keepOrderSearch } from './search/keep-order-search.ts';
import { notifyAllChats } from './tell/notify-chats.ts';
import { tendOrders } from './tend-orders.ts';
import { moveOrders } from './work-order.repository.ts';

/** Work that was promised, with whoever asked for it. */
export const workOrderModule = {
  jobs: [
    { name: 'order-bulks', cron: '* * * * *', run: goOnWithBulks },
    { name: 'order-imports', cron: '* * * * *', run: goOnWithImports },
    { name: 'tend-orders', cron: '* * * * *', run: tendOrders },
    { name: 'keep-order-search', cron: '* * * * *', run: keepOrderSearch },
    { name: 'tell-chats', cron: '* * * * *', run: notifyAllChats },
  ],
  hooks: {
    async onContactMerged(scope, { fromId, intoId }) {
      await moveOrders(scope, fromId, intoId);
      return {};
    },
    onContactUnmerged: (scope, { fromId, intoId, conversationIds }) => moveOrders(scope, intoId, fromId, conversationIds),
  },
  async purge(scope, now) {
    await purgeOrderBulks(scope, now);
    await purgeImports(scope, now);
  },
} satisfies ServerModule;
