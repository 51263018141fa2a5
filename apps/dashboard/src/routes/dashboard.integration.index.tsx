import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/dashboard/integration/')({
  beforeLoad: () => redirect({ to: '/dashboard/integration/web', replace: true, throw: true }),
});
