import { useT } from '@lobby/i18n';

const SENT = `X-Lobby-Signature: t=1767225600,v1=HMAC-SHA256(secret, t + "." + body)

{"conversation_id": "…", "message": "…", "locale": "en-US",
 "contact": {"id": "…"},
 "history": [{"role": "visitor", "text": "…"}]}`;
const ANSWERED = `{"messages": ["…"],
 "action": "none" | "handoff" | "resolve",
 "confidence": 0.9}`;

/** What travels between here and a bot elsewhere. */
export function BotContract() {
  const t = useT('access');
  return (
    <section aria-label={t('bot.contract')} className="flex flex-col gap-3">
      <Sample name={t('bot.sent')} text={SENT} />
      <Sample name={t('bot.answered')} text={ANSWERED} />
    </section>
  );
}

function Sample({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <p className="mb-1 text-label">{name}</p>
      <pre className="rounded-field border border-border bg-surface-secondary p-3 text-13">
        <code className="break-words whitespace-pre-wrap">{text}</code>
      </pre>
    </div>
  );
}
