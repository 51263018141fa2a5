import { tokenCookie } from '@lobby/session';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ChangePasswordScreen } from '#/screens/auth/change-password/change-password-screen.tsx';

export const Route = createFileRoute('/auth/change-password')({
  beforeLoad: ({ location }) => {
    if (tokenCookie.read() === undefined) throw redirect({ to: '/auth/sign-in', search: { next: location.href }, replace: true });
  },
  component: ChangePasswordScreen,
});
