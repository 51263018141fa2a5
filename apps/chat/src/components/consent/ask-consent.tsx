import { useChatState } from '#/components/chat-context.tsx';
import { ConsentBox, ConsentLine } from '#/components/later-parts.tsx';
import { needsConsent, saysConsent } from '#/state/needs-consent.ts';

/** What must be agreed to before anything is sent, or what sending agrees to; nothing where that is settled. */
export function AskConsent() {
  const asked = useChatState(needsConsent);
  const said = useChatState(saysConsent);
  if (asked) return <ConsentBox />;
  return said ? <ConsentLine /> : null;
}
