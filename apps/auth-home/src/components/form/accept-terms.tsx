import { Trans, useT } from '@lobby/i18n';
import type { ReactNode } from 'react';

/** What signing up agrees to, each text in a tab of its own, so that the form stays as it is. */
export function AcceptTerms() {
  const t = useT('auth');
  return (
    <p className="text-center text-13 text-pretty text-muted">
      <Trans t={t} i18nKey="accept.text" components={{ terms: <PolicyLink type="terms" />, privacy: <PolicyLink type="privacy" /> }} />
    </p>
  );
}

function PolicyLink({ type, children }: { type: 'terms' | 'privacy'; children?: ReactNode }) {
  const t = useT('auth');
  return (
    <a
      href={`/policy?type=${type}`}
      target="_blank"
      rel="noopener"
      title={t('accept.new_tab')}
      className="text-accent-text underline underline-offset-4 hover:no-underline"
    >
      {children}
    </a>
  );
}
