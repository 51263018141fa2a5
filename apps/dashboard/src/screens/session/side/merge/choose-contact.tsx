import type { Contact, ContactHit } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContactFace } from '#/components/conversation/contact-face.tsx';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { FindOne } from '#/components/find-one.tsx';
import { useSettled } from '#/components/pickers/use-settled.ts';
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
  const api = useApi();
  const [text, setText] = useState('');
  const q = useSettled(text.trim(), SEARCH_PAUSE_MS);
  const suggested = useQuery(duplicatesQuery(api, contact.id));
  const found = useQuery(foundContactsQuery(api, q));
  const shown = q === '' ? suggested : found;
  return (
    <div className="mt-4">
      <FindOne
        words={{
          search: t('merge.search'),
          failed: t('merge.failed'),
          title: q === '' ? t('merge.suggested') : t('merge.results'),
          none: q === '' ? t('merge.no_suggestion') : t('merge.nothing'),
        }}
        text={text}
        onText={setText}
        shown={shown}
        hits={shown.data?.items.filter(({ id }) => id !== contact.id)}
        onChoose={onChoose}
        renderRow={(hit) => <Hit hit={hit} />}
      />
    </div>
  );
}

function Hit({ hit }: { hit: ContactHit }) {
  const t = useT('desk');
  const nameOf = useContactName();
  const { email, phone, external_id: externalId, conversations, same } = hit;
  const known = [email, phone, externalId].filter((each) => each !== null);
  return (
    <>
      <ContactFace contact={hit} size={32} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm">{nameOf(hit)}</span>
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
    </>
  );
}
