import { CONTACT_NAME_MAX, type ContactHit } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContactFace } from '#/components/conversation/contact-face.tsx';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { useSettled } from '#/components/pickers/use-settled.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { foundContactsQuery } from '#/data/contact.ts';

/** Typing pauses this long before somebody is looked for, in milliseconds; fewer characters find everybody. */
const SEARCH_PAUSE_MS = 250;
const SEARCH_CHARS_MIN = 2;
/** People suggested at once. */
const SUGGESTED_MAX = 3;

/** Somebody at the counter or on the phone, as they are written down; `known` is whoever was chosen instead. */
export interface TypedCustomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly known?: ContactHit | undefined;
}

export const NO_CUSTOMER: TypedCustomer = { name: '', email: '', phone: '' };

interface CustomerFieldsProps {
  value: TypedCustomer;
  /** What is wrong, by `contact.name`, `contact.email`, `contact.phone`. */
  errors: Readonly<Record<string, string>>;
  onChange: (value: TypedCustomer) => void;
}

/** Who a work order is for: fields for somebody new, and below them whoever is known under what is typed. */
export function CustomerFields({ value, errors, onChange }: CustomerFieldsProps) {
  const t = useT('orders');
  const [last, setLast] = useState<'name' | 'email' | 'phone'>('name');
  const field = (name: 'name' | 'email' | 'phone') => ({
    name: `contact.${name}`,
    value: value[name],
    error: errors[`contact.${name}`],
    onChange: (event: { target: { value: string } }) => {
      setLast(name);
      onChange({ ...value, [name]: event.target.value });
    },
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-label">{t('column.customer')}</legend>
      {value.known ? (
        <div className="flex items-center gap-3 rounded-lg border border-border px-3 py-2">
          <Known hit={value.known} />
          <Button size="small" onClick={() => onChange({ ...value, known: undefined })}>
            {t('create.other')}
          </Button>
        </div>
      ) : (
        <>
          <TextField label={t('create.name')} maxLength={CONTACT_NAME_MAX} autoComplete="off" {...field('name')} />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label={t('create.phone')} type="tel" autoComplete="off" {...field('phone')} />
            <TextField label={t('create.email')} type="email" autoComplete="off" {...field('email')} />
          </div>
          <p className="text-13 text-muted">{t('create.customer_hint')}</p>
          <Suggested text={value[last]} onChoose={(known) => onChange({ ...value, known })} />
        </>
      )}
    </fieldset>
  );
}

function Suggested({ text, onChoose }: { text: string; onChoose: (hit: ContactHit) => void }) {
  const t = useT('orders');
  const q = useSettled(text.trim(), SEARCH_PAUSE_MS);
  const maySearch = useMay()('contact.edit');
  const asked = maySearch && q.length >= SEARCH_CHARS_MIN ? q : '';
  const hits = useQuery(foundContactsQuery(useApi(), asked)).data?.items.slice(0, SUGGESTED_MAX) ?? [];
  return (
    <div aria-live="polite">
      {hits.length === 0 ? null : (
        <section aria-label={t('create.known')}>
          <h3 className="mb-1 text-13 font-semibold">{t('create.known')}</h3>
          <ul className="divide-y divide-separator rounded-lg border border-border">
            {hits.map((hit) => (
              <li key={hit.id}>
                <button
                  type="button"
                  onClick={() => onChoose(hit)}
                  className="flex w-full items-center gap-3 rounded-lg px-3 py-2 text-left hover:bg-default"
                >
                  <Known hit={hit} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Known({ hit }: { hit: ContactHit }) {
  const nameOf = useContactName();
  const known = [hit.email, hit.phone, hit.external_id].filter((each) => each !== null);
  return (
    <>
      <ContactFace contact={hit} size={32} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-sm">
          {nameOf(hit)}
        </span>
        {known.length === 0 ? null : <span className="block truncate text-13 text-muted">{known.join(' · ')}</span>}
      </span>
    </>
  );
}
