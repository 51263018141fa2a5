import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/login/apple_callback')({
  beforeLoad: ({ location }) => redirect({ href: `/auth/apple-callback${location.searchStr}`, replace: true, throw: true }),
});
