import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/dashboard/system-settings')({
  beforeLoad: () => redirect({ to: '/dashboard/system/key', replace: true, throw: true }),
});
