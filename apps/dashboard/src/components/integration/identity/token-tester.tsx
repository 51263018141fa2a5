import type { TestedToken } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, Panel, TextArea } from '@lobby/ui';
import { useState, type ReactNode } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useTestToken } from '#/data/channel-identity.ts';

/** Says what is right and what is wrong with a token that the site has made. */
export function TokenTester({ id }: { id: string }) {
  const t = useT('integration');
  const errorText = useErrorText();
  const { mutate, data, error, isPending, reset } = useTestToken(id);
  const [token, setToken] = useState('');
  return (
    <Panel title={t('identity.tester')}>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (token.trim() !== '') mutate(token.trim());
        }}
      >
        <TextArea
          label={t('identity.token')}
          description={t('identity.tester_text')}
          rows={4}
          value={token}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          className="break-all"
          onChange={(event) => {
            setToken(event.target.value);
            reset();
          }}
        />
        <Button type="submit" className="self-start" loading={isPending} disabled={token.trim() === ''}>
          {t('identity.test')}
        </Button>
      </form>
      <div role="status" className="mt-4 empty:hidden">
        {error ? <Alert tone="danger">{errorText(error)}</Alert> : data ? <Verdict tested={data} /> : null}
      </div>
    </Panel>
  );
}

function Verdict({ tested }: { tested: TestedToken }) {
  const t = useT('integration');
  const formats = useFormats();
  const { result, text, value, subject, secret_id: secretId, issued_at: madeAt, expires_at: endsAt, fields, ignored } = tested;
  if (result !== 'ok') {
    const found = value !== null && (result === 'algorithm' || result === 'unknown_key') ? t('identity.found', { value }) : undefined;
    return (
      <Alert tone="danger" title={t('identity.wrong')}>
        {[text, found].filter((each) => each).join(' ')}
      </Alert>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="success">{t('identity.right')}</Alert>
      <dl className="divide-y divide-separator rounded-card border border-border">
        <Line name="sub">{subject}</Line>
        {madeAt === null ? null : <Line name="iat">{formats.moment(madeAt)}</Line>}
        {endsAt === null ? null : <Line name="exp">{formats.moment(endsAt)}</Line>}
        {secretId === null ? null : <Line name="kid">{secretId}</Line>}
        {fields.map(({ name, value: said }) => (
          <Line key={name} name={name}>
            {said}
          </Line>
        ))}
      </dl>
      {ignored.length === 0 ? null : <Alert tone="warning">{t('identity.ignored', { fields: ignored.join(', ') })}</Alert>}
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 px-3 py-2 text-13">
      <dt className="w-28 shrink-0 text-muted">
        <code>{name}</code>
      </dt>
      <dd className="min-w-0 flex-1 wrap-anywhere" dir="auto">
        {children}
      </dd>
    </div>
  );
}
