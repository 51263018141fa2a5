import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#/screens/settings/settings-screen.tsx';

export const Route = createFileRoute('/dashboard/settings')({
  loader: ({ context }) => context.loadTexts(['settings']),
  component: SettingsScreen,
});
