import { createLazyFileRoute } from '@tanstack/react-router';
import { FaqScreen } from '#/screens/faq/faq-screen.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/faq/')({ component: FaqRoute });

function FaqRoute() {
  const { tenant } = Route.useParams();
  const { client, chatOf } = Route.useRouteContext();
  return <FaqScreen key={tenant} {...{ tenant, client, chatOf }} />;
}
