import { ApiError } from '@lobby/api-client';
import { useT } from '@lobby/i18n';
import { Button, TextField } from '@lobby/ui';
import { useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useAddSource } from '#/data/corpus-source.ts';

/** Pages that a first look at a site takes, and how deep it goes. */
const FIRST_PAGES = 20;
const FIRST_DEPTH = 2;

/** The address of a site, which is read at once; `onRead` hears as which source. */
export function SiteForm({ onRead }: { onRead: (id: string) => void }) {
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
