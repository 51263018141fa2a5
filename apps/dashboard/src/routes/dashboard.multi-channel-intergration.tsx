import { createFileRoute } from '@tanstack/react-router';
import { readChannelSearch } from '#/components/messaging/channel-search.ts';
import { MultiChannelScreen } from '#/screens/multi-channel/multi-channel-screen.tsx';

export const Route = createFileRoute('/dashboard/multi-channel-intergration')({
  validateSearch: readChannelSearch,
  loader: ({ context }) => context.loadTexts(['channels', 'mailbox', 'messaging', 'integration']),
  component: MultiChannelScreen,
});
