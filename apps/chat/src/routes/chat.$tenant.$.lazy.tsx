import { createLazyFileRoute } from '@tanstack/react-router';
import { ChatLink } from '#/screens/not-found/chat-link.tsx';
import { NotFoundScreen } from '#/screens/not-found/not-found-screen.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/$')({ component: NotFoundRoute });

function NotFoundRoute() {
  const { tenant } = Route.useParams();
  return <NotFoundScreen back={<ChatLink tenant={tenant} />} />;
}
