import { useT } from '@lobby/i18n';
import { useChatState } from '#/components/chat-context.tsx';
import { Sheet } from '#/components/sheet.tsx';
import { PrivacyLink } from '#/components/consent/privacy-link.tsx';

/** How the business uses what is written, and the way to its privacy page. */
export function PrivacySheet({ onClose }: { onClose: () => void }) {
  const t = useT('later');
  const consent = useChatState((state) => state.consent);
  const name = useChatState(({ tenant }) => tenant?.name);
  return (
    <Sheet note={name} title={t('consent.label')} onClose={onClose}>
      <div className="mt-3 flex flex-col gap-3 text-15">
        {consent?.text ? (
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {consent.text}
          </p>
        ) : null}
        {consent?.agreed ? <p className="text-sm text-muted">{t('consent.agreed')}</p> : null}
        {consent?.link ? (
          <p>
            <PrivacyLink href={consent.link} />
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}
