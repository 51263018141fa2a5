import { createFileRoute } from '@tanstack/react-router';
import { readAppSearch } from '#/components/integration/app-search.ts';
import { AppScreen } from '#/screens/integration/app/app-screen.tsx';

export const Route = createFileRoute('/dashboard/integration/ios')({
  validateSearch: readAppSearch,
  loader: ({ context }) => context.loadTexts(['apps', 'integration']),
  component: IosRoute,
});

function IosRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AppScreen platform="ios" search={search} onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })} />
  );
}
