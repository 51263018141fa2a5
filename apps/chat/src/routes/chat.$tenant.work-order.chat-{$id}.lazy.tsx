import { createLazyFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { linkInAddress } from '#/data/order-link.ts';
import { LinkDoor } from '#/screens/work-order/link-door.tsx';
import { OrderScreen } from '#/screens/work-order/order-screen.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/work-order/chat-{$id}')({ component: OrderRoute });

function OrderRoute() {
  const { tenant, id } = Route.useParams();
  const { client, chatOf } = Route.useRouteContext();
  // The history is in memory: the key of a mail stands in the address bar alone.
  const [link] = useState(() => linkInAddress(location.hash));
  const screen = <OrderScreen key={`${tenant} ${id}`} {...{ tenant, id, client, chatOf }} />;
  return link === undefined ? screen : <LinkDoor {...{ client, tenant, link }}>{screen}</LinkDoor>;
}
