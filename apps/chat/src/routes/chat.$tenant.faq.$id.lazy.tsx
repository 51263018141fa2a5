import { createLazyFileRoute } from '@tanstack/react-router';
import { ArticleScreen } from '#/screens/faq/article-screen.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/faq/$id')({ component: ArticleRoute });

function ArticleRoute() {
  const { tenant, id } = Route.useParams();
  return <ArticleScreen key={`${tenant} ${id}`} tenant={tenant} id={id} {...Route.useRouteContext()} />;
}
