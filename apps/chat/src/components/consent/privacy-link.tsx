import { useT } from '@lobby/i18n';

/** The privacy page of the business, beside the chat. */
export function PrivacyLink({ href }: { href: string }) {
  const t = useT('later');
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-accent-text underline underline-offset-2">
      {t('consent.link')}
    </a>
  );
}
