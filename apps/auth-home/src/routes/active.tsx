import { createFileRoute, redirect } from '@tanstack/react-router';
import { readActiveSearch } from '#/screens/auth/active/active-search.ts';

export const Route = createFileRoute('/active')({
  validateSearch: readActiveSearch,
  beforeLoad: ({ search }) => redirect({ to: '/auth/active', search, replace: true, throw: true }),
});
