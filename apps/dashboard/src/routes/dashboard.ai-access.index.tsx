import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/dashboard/ai-access/')({
  beforeLoad: () => redirect({ to: '/dashboard/ai-access/platform', replace: true, throw: true }),
});
