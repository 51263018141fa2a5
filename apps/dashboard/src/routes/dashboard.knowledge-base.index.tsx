import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/dashboard/knowledge-base/')({
  beforeLoad: () => redirect({ to: '/dashboard/knowledge-base/ai-corpus', replace: true, throw: true }),
});
