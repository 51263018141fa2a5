import type { Contact, ContactHit } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Avatar, Chip, SearchField, Spinner } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '#/components/pickers/use-settled.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { duplicatesQuery, foundContactsQuery } from '#/data/contact.ts';

/** Typing pauses this long before somebody is looked for, in milliseconds. */
const SEARCH_PAUSE_MS = 250;

interface ChooseContactProps {
  contact: Contact;
  onChoose: (hit: ContactHit) => void;
}

/** Contacts that may be the same person, and a search for any other. */
export function ChooseContact({ contact, onChoose }: ChooseContactProps) {
  const t = useT('desk');
  const errorText = useErrorText();
  const api = useApi();
  const [text, setText] = useState('');
  const q = useSettled(text.trim(), SEARCH_PAUSE_MS);
  const suggested = useQuery(duplicatesQuery(api, contact.id));
  const found = useQuery(foundContactsQuery(api, q));
  const shown = q === '' ? suggested : found;
  const hits = shown.data?.items.filter(({ id }) => id !== contact.id);
  return (
    <div className="mt-4 flex flex-col gap-3">
      <SearchField label={t('merge.search')} value={text} onChange={setText} />
      {shown.isError ? (
        <Alert tone="danger" title={t('merge.failed')}>
          {errorText(shown.error)}
        </Alert>
      ) : null}
      {shown.isLoading ? (
        <span className="flex justify-center py-4 text-muted">
          <Spinner />
        </span>
      ) : null}
      {hits ? (
        <section aria-label={q === '' ? t('merge.suggested') : t('merge.results')} aria-live="polite">
          {hits.length === 0 ? (
            <p className="py-2 text-13 text-muted">{q === '' ? t('merge.no_suggestion') : t('merge.nothing')}</p>
          ) : (
            <>
              <h3 className="mb-1 text-13 font-semibold">{q === '' ? t('merge.suggested') : t('merge.results')}</h3>
              <ul className="max-h-72 divide-y divide-separator overflow-y-auto">
                {hits.map((hit) => (
                  <li key={hit.id}>
                    <HitButton hit={hit} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ) : null}
    </div>
  );
}

function HitButton({ hit, onChoose }: { hit: ContactHit; onChoose: ChooseContactProps['onChoose'] }) {
  const t = useT('desk');
  const { name, email, phone, external_id: externalId, conversations, same } = hit;
  const known = [email, phone, externalId].filter((each) => each !== null);
  return (
    <button
      type="button"
      onClick={() => onChoose(hit)}
      className="flex w-full items-center gap-3 rounded-lg px-2 py-2 text-left hover:bg-default"
    >
      <Avatar name={name ?? email ?? '?'} size={32} decorative />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm">{name ?? t('merge.nameless')}</span>
        <span className="block truncate text-13 text-muted">
          {[...known, t('merge.conversations', { count: conversations })].join(' · ')}
        </span>
      </span>
      {same.length > 0 ? (
        <span className="flex shrink-0 flex-col items-end gap-1">
          {same.map((field) => (
            <Chip key={field}>{t(`merge.same.${field}`)}</Chip>
          ))}
        </span>
      ) : null}
    </button>
  );
}
