import { PlaceTabs } from '#/components/place-tabs.tsx';

/** The tabs under the conversation. */
export function ChatTabs({ tenant, orders }: { tenant: string; orders: boolean }) {
  return <PlaceTabs tenant={tenant} current="chat" orders={orders} inConversation />;
}
