import { createFileRoute } from '@tanstack/react-router';
import { AuthLayout } from '#/components/auth-layout.tsx';

export const Route = createFileRoute('/auth')({
  beforeLoad: ({ context, location, preload }) => context.guard({ location, preload }),
  loader: ({ context }) => context.i18n.loadNamespaces(['auth']),
  component: AuthLayout,
});
