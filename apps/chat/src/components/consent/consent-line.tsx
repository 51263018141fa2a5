import { useChatState } from '#/components/chat-context.tsx';
import { PrivacyLink } from './privacy-link.tsx';

/** Under the field: what writing agrees to. */
export function ConsentLine() {
  const consent = useChatState((state) => state.consent);
  if (!consent) return null;
  return (
    <p dir="auto" className="-mt-2 shrink-0 px-6 pb-[max(8px,env(safe-area-inset-bottom))] text-center text-xs text-muted wrap-anywhere">
      {consent.text} {consent.link === null ? null : <PrivacyLink href={consent.link} />}
    </p>
  );
}
