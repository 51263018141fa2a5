import { createFileRoute } from '@tanstack/react-router';
import { NotificationScreen } from '#/screens/system/notification/notification-screen.tsx';

export const Route = createFileRoute('/dashboard/system/notification')({
  loader: ({ context }) => context.loadTexts(['notification']),
  component: NotificationScreen,
});
