import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#/screens/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.i18n.loadNamespaces(['home']),
  component: HomeScreen,
});
