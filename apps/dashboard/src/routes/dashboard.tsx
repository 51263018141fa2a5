import { createFileRoute } from '@tanstack/react-router';
import { DashboardLayout } from '#/components/layout/dashboard-layout.tsx';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ context, location, preload }) => context.guard({ location, preload }),
  component: DashboardLayout,
});
