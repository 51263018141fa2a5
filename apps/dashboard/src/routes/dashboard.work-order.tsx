import { createFileRoute } from '@tanstack/react-router';
import { readOrderSearch } from '#/components/work-order/order-search.ts';
import { OrdersScreen } from '#/screens/work-order/orders-screen.tsx';

export const Route = createFileRoute('/dashboard/work-order')({
  validateSearch: readOrderSearch,
  preloadStaleTime: 0,
  async loader({ context, location, preload }) {
    const texts = context.loadTexts(['controls', 'orders', 'orderlist']);
    const { loadParts, startRows } = await import('#/screens/work-order/start-rows.ts');
    // Rows are on their way beside code and texts.
    if (!preload) startRows(context, readOrderSearch(location.search));
    await Promise.all([texts, loadParts()]);
  },
  component: OrdersScreen,
});
