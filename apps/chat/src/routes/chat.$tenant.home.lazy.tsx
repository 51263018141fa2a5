import { createLazyFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#/screens/home/home-screen.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/home')({ component: HomeRoute });

function HomeRoute() {
  const { tenant } = Route.useParams();
  const { chatOf } = Route.useRouteContext();
  return <HomeScreen key={tenant} chat={chatOf(tenant)} />;
}
