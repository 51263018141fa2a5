import { createLazyFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useNavigate } from '#/components/use-navigate.ts';
import { linkInAddress } from '#/data/order-link.ts';
import { ComeBack } from '#/screens/letter/come-back.tsx';
import { StopLetters } from '#/screens/letter/stop-letters.tsx';

export const Route = createLazyFileRoute('/chat/$tenant/letter')({ component: LetterRoute });

function LetterRoute() {
  const { tenant } = Route.useParams();
  const { client } = Route.useRouteContext();
  const navigate = useNavigate();
  // The history is in memory: the key of a mail stands in the address bar alone.
  const [link] = useState(() => linkInAddress(location.hash));
  const [isForOrder] = useState(() => linkInAddress(location.hash, 'to') === 'work-order');
  const [stop] = useState(() => linkInAddress(location.hash, 'stop'));
  const onChat = () => {
    // The key has done its work: whoever copies the address later hands no key on.
    history.replaceState(history.state, '', `/chat/${encodeURIComponent(tenant)}`);
    navigate({ to: isForOrder ? '/chat/$tenant/work-order/create' : '/chat/$tenant', params: { tenant }, replace: true });
  };
  if (stop !== undefined) return <StopLetters {...{ client, tenant, onChat }} link={stop} />;
  return <ComeBack {...{ client, tenant, onChat }} link={link ?? ''} />;
}
