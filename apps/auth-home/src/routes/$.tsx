import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#/screens/not-found/not-found-screen.tsx';

export const Route = createFileRoute('/$')({
  loader: ({ context }) => context.i18n.loadNamespaces(['home']),
  component: NotFoundScreen,
});
