import { Trans, useT } from '@lobby/i18n';
import { PolicyLink } from './policy-link.tsx';

/** What signing up agrees to. */
export function AcceptTerms() {
  const t = useT('auth');
  return (
    <p className="text-center text-13 text-pretty text-muted">
      <Trans t={t} i18nKey="accept.text" components={{ terms: <PolicyLink type="terms" />, privacy: <PolicyLink type="privacy" /> }} />
    </p>
  );
}
