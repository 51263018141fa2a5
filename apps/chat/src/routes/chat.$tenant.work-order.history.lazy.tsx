import { createLazyFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '#/screens/work-order/orders-screen.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/work-order/history')({ component: HistoryRoute });

function HistoryRoute() {
  const { tenant } = Route.useParams();
  const { client, chatOf } = Route.useRouteContext();
  return <OrdersScreen key={tenant} {...{ tenant, client, chatOf }} settled />;
}
