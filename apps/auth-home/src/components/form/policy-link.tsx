import { useT } from '@lobby/i18n';
import type { ReactNode } from 'react';

/** A policy, in a tab of its own, so that the form stays as it is. */
export function PolicyLink({ type, children }: { type: 'terms' | 'privacy'; children?: ReactNode }) {
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
