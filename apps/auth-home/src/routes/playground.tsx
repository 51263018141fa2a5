import { createFileRoute } from '@tanstack/react-router';
import { PlaygroundScreen } from '#/screens/playground/playground-screen.tsx';

export const Route = createFileRoute('/playground')({
  loader: ({ context }) => context.i18n.loadNamespaces(['playground']),
  component: PlaygroundScreen,
});
