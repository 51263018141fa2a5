import { createFileRoute } from '@tanstack/react-router';
import { readOrderSearch } from '#/components/work-order/order-search.ts';
import { OrdersScreen } from '#/screens/work-order/orders-screen.tsx';

export const Route = createFileRoute('/dashboard/work-order')({
  validateSearch: readOrderSearch,
  loader: ({ context }) => context.loadTexts(['controls', 'orders', 'orderlist']),
  component: OrdersScreen,
});
