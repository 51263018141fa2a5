import { createLazyFileRoute } from '@tanstack/react-router';
import { FaqScreen } from '#/screens/faq/faq-screen.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/faq/')({ component: FaqRoute });

function FaqRoute() {
  const { tenant } = Route.useParams();
  return <FaqScreen key={tenant} tenant={tenant} {...Route.useRouteContext()} />;
}
