import type { Contact } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fact } from './fact.tsx';

/** Where a contact is reached, who they are elsewhere, and what they agreed to. */
export function KnownFacts({ contact }: { contact: Contact }) {
  const t = useT('session');
  const desk = useT('desk');
  const { phone, external_id: externalId, identified_at: identifiedAt, consents } = contact;
  return (
    <>
      <Email contact={contact} />
      {phone === null ? null : (
        <Fact label={t('contact.phone')}>
          {link(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, phone)}
          <Claimed contact={contact} field="phone" />
        </Fact>
      )}
      {externalId === null ? null : (
        <Fact label={desk('contact.external_id')}>
          {externalId}
          {identifiedAt === null ? null : <Proven label={desk('contact.confirmed')} />}
        </Fact>
      )}
      {consents[0] ? <Agreed consent={consents[0]} /> : null}
    </>
  );
}

/** The address, with a mark where it is known to be theirs: what is sent to another may reach somebody else. */
function Email({ contact: { email, email_confirmed: isConfirmed } }: { contact: Contact }) {
  const t = useT('session');
  const desk = useT('desk');
  if (email === null) return null;
  return (
    <Fact label={t('contact.email')}>
      {link(`mailto:${email}`, email)}
      {isConfirmed ? (
        <Proven label={desk('contact.confirmed')} />
      ) : (
        <span className="block text-xs text-muted">{desk('contact.not_confirmed')}</span>
      )}
    </Fact>
  );
}

function Proven({ label }: { label: string }) {
  return (
    <span title={label} className="ms-1 inline-flex align-text-bottom text-success-text">
      <CircleCheck size={15} role="img" aria-label={label} />
    </span>
  );
}

/** Says so of what only the visitor or the page says: nobody has looked whether it is true. @param field such as `name` and `attrs.plan` */
export function Claimed({ contact: { claimed }, field }: { contact: Pick<Contact, 'claimed'>; field: string }) {
  const desk = useT('desk');
  return claimed.includes(field) ? <span className="block text-xs text-muted">{desk('contact.not_confirmed')}</span> : null;
}

/** What the visitor agreed to last; the words and earlier ones are in the export too. */
function Agreed({ consent: { given, at, text, locale } }: { consent: Contact['consents'][number] }) {
  const t = useT('session');
  const formats = useFormats();
  return (
    <Fact label={t('contact.consent')}>
      <span title={formats.moment(at)}>{t(`contact.consent_${given}`, { time: formats.relative(at) })}</span>
      <span lang={locale} dir="auto" className="block text-xs text-muted">
        {text}
      </span>
    </Fact>
  );
}

function link(href: string, text: string): ReactNode {
  return (
    <a href={href} className="text-accent-text underline-offset-2 hover:underline">
      {text}
    </a>
  );
}
