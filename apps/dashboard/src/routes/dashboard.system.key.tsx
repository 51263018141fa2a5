import { createFileRoute } from '@tanstack/react-router';
import { readKeySearch } from '#/components/system/key-search.ts';
import { KeyScreen } from '#/screens/system/key/key-screen.tsx';

export const Route = createFileRoute('/dashboard/system/key')({
  validateSearch: readKeySearch,
  loader: ({ context }) => context.loadTexts(['keys']),
  component: KeyScreen,
});
