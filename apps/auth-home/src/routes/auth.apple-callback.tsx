import { createFileRoute } from '@tanstack/react-router';
import { AppleCallbackScreen } from '#/screens/auth/apple-callback/apple-callback-screen.tsx';

export const Route = createFileRoute('/auth/apple-callback')({
  loader: ({ context }) => context.i18n.loadNamespaces(['business']),
  component: AppleCallbackScreen,
});
