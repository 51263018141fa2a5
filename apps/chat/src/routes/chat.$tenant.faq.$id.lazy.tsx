import { createLazyFileRoute } from '@tanstack/react-router';
import { ArticleScreen } from '#/screens/faq/article-screen.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/faq/$id')({ component: ArticleRoute });

function ArticleRoute() {
  const { tenant, id } = Route.useParams();
  const { client, chatOf } = Route.useRouteContext();
  return <ArticleScreen key={`${tenant} ${id}`} {...{ tenant, id, client, chatOf }} />;
}
