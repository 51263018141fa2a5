import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '#/screens/chat/chat-screen.tsx';

export const Route = createFileRoute('/chat/$tenant/')({
  // The session begins while the code of the screen is on its way.
  loader: ({ context, params }) => context.chatOf(params.tenant),
  component: ChatRoute,
});

function ChatRoute() {
  const chat = Route.useLoaderData();
  return <ChatScreen key={chat.tenant} chat={chat} />;
}
