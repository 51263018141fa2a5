import { createLazyFileRoute } from '@tanstack/react-router';
import { CreateScreen } from '#/screens/work-order/create-screen.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/work-order/create')({ component: CreateRoute });

function CreateRoute() {
  const { tenant } = Route.useParams();
  const { client, chatOf } = Route.useRouteContext();
  return <CreateScreen key={tenant} {...{ tenant, client, chatOf }} />;
}
