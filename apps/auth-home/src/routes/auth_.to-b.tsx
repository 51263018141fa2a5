import { tokenCookie } from '@lobby/session';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ToBScreen } from '#/screens/auth/to-b/to-b-screen.tsx';

export const Route = createFileRoute('/auth_/to-b')({
  beforeLoad: ({ location }) => {
    if (tokenCookie.read() === undefined) throw redirect({ to: '/auth/sign-in', search: { next: location.href }, replace: true });
  },
  loader: ({ context }) => context.i18n.loadNamespaces(['auth', 'business']),
  component: ToBScreen,
});
