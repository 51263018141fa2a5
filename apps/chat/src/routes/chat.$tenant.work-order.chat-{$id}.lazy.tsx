import { createLazyFileRoute } from '@tanstack/react-router';
import { OrderScreen } from '#/screens/work-order/order-screen.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/work-order/chat-{$id}')({ component: OrderRoute });

function OrderRoute() {
  const { tenant, id } = Route.useParams();
  const { client, chatOf } = Route.useRouteContext();
  return <OrderScreen key={`${tenant} ${id}`} {...{ tenant, id, client, chatOf }} />;
}
