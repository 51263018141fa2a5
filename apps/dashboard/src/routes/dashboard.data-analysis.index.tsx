import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/dashboard/data-analysis/')({
  beforeLoad: () => redirect({ to: '/dashboard/data-analysis/overview', replace: true, throw: true }),
});
