import type { Contact } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Globe } from 'lucide-react';
import { Fact } from './fact.tsx';
import { Claimed } from './known-facts.tsx';

/** What the team keeps about a contact, and the browsers that they write from where there are several. */
export function Attributes({ contact }: { contact: Contact }) {
  const t = useT('desk');
  const formats = useFormats();
  const { attrs, identities } = contact;
  const named = Object.entries(attrs);
  return (
    <>
      {named.length === 0 ? null : (
        <dl aria-label={t('contact.attributes')} className="mt-2">
          {named.map(([name, value]) => (
            <Fact key={name} label={name}>
              {value}
              <Claimed contact={contact} field={`attrs.${name}`} />
            </Fact>
          ))}
        </dl>
      )}
      {identities.length > 1 ? (
        <div className="mt-3">
          <h4 className="mb-1 text-xs text-muted">{t('contact.browsers')}</h4>
          <ul className="flex flex-col gap-1 text-13">
            {identities.map(({ id, merged, last_seen_at: at }) => (
              <li key={id} className="flex items-baseline gap-2">
                <Globe size={13} aria-hidden="true" className="shrink-0 self-center text-muted" />
                <span>{t(merged ? 'contact.browser_merged' : 'contact.browser', { when: formats.relative(at) })}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
