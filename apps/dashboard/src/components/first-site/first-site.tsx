import { ApiError } from '@lobby/api-client';
import { useT } from '@lobby/i18n';
import { Button, EmptyState, TextField } from '@lobby/ui';
import { FileText, Globe } from 'lucide-react';
import { useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useAddSource } from '#/data/corpus-source.ts';

/** Pages that a first look at a site takes, and how deep it goes. */
const FIRST_PAGES = 20;
const FIRST_DEPTH = 2;

interface FirstSiteProps {
  /** The site is being read as this source. */
  onRead: (id: string) => void;
  /** Adds something else than a site. */
  onOther: () => void;
}

/** The first source: a site's address is enough. */
export function FirstSite({ onRead, onOther }: FirstSiteProps) {
  const t = useT('sources');
  return (
    <div className="py-6">
      <EmptyState icon={<Globe />} title={t('empty.title')} actions={<SiteForm onRead={onRead} />} footer={<Other onOther={onOther} />}>
        {t('empty.text')}
      </EmptyState>
    </div>
  );
}

function Other({ onOther }: { onOther: () => void }) {
  const t = useT('sources');
  return (
    <Button variant="ghost" icon={<FileText size={16} aria-hidden="true" />} onClick={onOther}>
      {t('first.other')}
    </Button>
  );
}

function SiteForm({ onRead }: { onRead: (id: string) => void }) {
  const t = useT('sources');
  const errorText = useErrorText();
  const { mutate, isPending } = useAddSource();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const clientId = useRef(crypto.randomUUID());
  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (address.trim() === '') return refuse(t('add.address_missing'));
    const options = { depth: FIRST_DEPTH, max_pages: FIRST_PAGES };
    mutate(
      { source: { kind: 'site', address, options, refresh: 'weekly' }, clientId: clientId.current },
      {
        onSuccess: ({ id }) => onRead(id),
        onError: (error) => refuse((error instanceof ApiError ? error.fields[0]?.message : undefined) ?? errorText(error)),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex w-[min(26rem,100%)] items-start gap-2 text-left max-sm:flex-col">
      <TextField
        ref={field}
        hideLabel
        label={t('first.address')}
        inputMode="url"
        autoComplete="url"
        placeholder={t('first.example')}
        value={address}
        error={problem}
        onChange={({ target }) => {
          setProblem(undefined);
          setAddress(target.value);
        }}
        className="w-full flex-1"
      />
      <Button variant="primary" type="submit" loading={isPending} className="max-sm:w-full">
        {t('first.start')}
      </Button>
    </form>
  );
}
