import type { PageSeen } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useApi } from '#/data/api.ts';
import { contactQuery } from '#/data/contact.ts';
import { Section } from './section.tsx';

/** Where the visitor was when a chat was opened, the latest first; nothing where that is not known. */
export function PagesSeen({ contactId }: { contactId: string }) {
  const t = useT('session');
  const formats = useFormats();
  const { data } = useQuery(contactQuery(useApi(), contactId));
  const pages = data?.pages ?? [];
  if (pages.length === 0) return null;
  return (
    <Section title={t('contact.pages')}>
      <ul className="flex flex-col">
        {pages.map((seen) => (
          <li key={`${seen.conversation_id} ${seen.at}`} className="flex items-baseline gap-2 py-1">
            <Globe size={15} aria-hidden="true" className="shrink-0 self-start translate-y-0.5 text-muted" />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
              {seen.page === null ? null : <PageLink page={seen.page} />}
              {campaignOf(seen) === '' ? null : (
                <span title={t('contact.campaign')}>
                  <Chip>{campaignOf(seen)}</Chip>
                </span>
              )}
            </span>
            <time title={formats.moment(seen.at)} className="shrink-0 text-xs text-muted">
              {formats.date(seen.at)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PageLink({ page }: { page: string }) {
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={page}
      translate="no"
      className="line-clamp-2 min-w-0 break-all text-accent-text hover:underline"
    >
      {page.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  );
}

/** As people write it: where from, how, and which. */
function campaignOf({ campaign }: PageSeen): string {
  return campaign ? [campaign.source, campaign.medium, campaign.name].filter((word) => word !== null && word !== '').join(' · ') : '';
}
