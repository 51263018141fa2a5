import { KEY_DAYS, KEY_NAME_MAX, KEY_SCOPES, type KeyScope } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Checkbox, Dialog, Select, TextField } from '@lobby/ui';
import { useId, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useCreateKey } from '#/data/api-key.ts';
import { OnceDialog } from '#/components/ai-access/once-dialog.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

type Days = (typeof KEY_DAYS)[number] | null;
const DEFAULT_DAYS = 90;

/** Asks for what a key needs, then shows it this once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const t = useT('access');
  const [key, setKey] = useState<string>();
  return key === undefined ? (
    <NewKey onMade={setKey} onClose={onClose} />
  ) : (
    <OnceDialog title={t('keys.shown_title')} text={t('keys.shown_text')} secret={key} onClose={onClose} />
  );
}

function NewKey({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const t = useT('access');
  const common = useT('common');
  const errorText = useErrorText();
  const formId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useCreateKey();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(KEY_SCOPES);
  const [days, setDays] = useState<Days>(DEFAULT_DAYS);
  const [isTried, setIsTried] = useState(false);
  const [noName, noScope] = [name.trim() === '', scopes.length === 0];
  const submit = () => {
    setIsTried(true);
    if (noName) nameField.current?.focus();
    else if (!noScope) mutate({ name, scopes: [...scopes], days }, { onSuccess: (made) => onMade(made.key) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('keys.create')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isPending}>
            {t('keys.create')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {error ? <Alert tone="danger">{errorText(error)}</Alert> : null}
        <TextField
          ref={nameField}
          label={t('keys.name')}
          description={t('keys.name_hint')}
          value={name}
          maxLength={KEY_NAME_MAX}
          error={isTried && noName ? t('keys.name_wrong') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <ScopeBoxes chosen={scopes} error={isTried && noScope ? t('keys.scopes_wrong') : undefined} onChange={setScopes} />
        <DaysSelect days={days} onChange={setDays} />
      </form>
    </Dialog>
  );
}

interface ScopeBoxesProps {
  chosen: readonly KeyScope[];
  error: string | undefined;
  onChange: (scopes: readonly KeyScope[]) => void;
}

function ScopeBoxes({ chosen, error, onChange }: ScopeBoxesProps) {
  const t = useT('access');
  const errorId = useId();
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-2 text-label">{t('keys.scopes')}</legend>
      {KEY_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          checked={chosen.includes(scope)}
          onChange={(event) => onChange(event.target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))}
        >
          {t(`keys.scope.${SCOPE_WORDS[scope]}`)}
        </Checkbox>
      ))}
      {error === undefined ? null : (
        <p id={errorId} role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function DaysSelect({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const t = useT('access');
  const options = [
    ...KEY_DAYS.map((each) => ({ value: String(each), label: t('keys.in_days', { count: each }) })),
    { value: 'never', label: t('keys.never') },
  ];
  return (
    <Select
      label={t('keys.days')}
      options={options}
      value={days === null ? 'never' : String(days)}
      onChange={(value) => onChange(KEY_DAYS.find((each) => String(each) === value) ?? null)}
    />
  );
}
