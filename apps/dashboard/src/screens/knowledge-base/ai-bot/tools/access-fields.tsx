import { TOOL_AUTHS, TOOL_HEADERS_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, IconButton, Select, TextField } from '@lobby/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ToolForm } from './use-tool-form.ts';

/** How the tool says who is calling. What is saved of a secret is never shown: a new value takes its place. */
export function AccessFields({ form: { base, values, change, wordOf } }: { form: ToolForm }) {
  const t = useT('bot');
  const { auth, headers } = values;
  const isKept = base?.auth.has_secret === true && base.auth.kind === auth.kind;
  return (
    <fieldset className="flex flex-col gap-3 border-t border-separator pt-4">
      <legend className="float-left font-semibold">{t('tools.access')}</legend>
      <Select
        label={t('tools.auth')}
        options={TOOL_AUTHS.map((value) => ({ value, label: t(`tools.auths.${value}`) }))}
        value={auth.kind}
        onChange={(kind) => change({ auth: { ...auth, kind } })}
      />
      {auth.kind === 'basic' || auth.kind === 'header' ? (
        <TextField
          label={t(auth.kind === 'basic' ? 'tools.user' : 'tools.header_name')}
          spellCheck={false}
          value={auth.name}
          error={wordOf('auth.name')}
          onChange={(event) => change({ auth: { ...auth, name: event.target.value } })}
        />
      ) : null}
      {auth.kind === 'none' ? null : (
        <Secret
          label={t(auth.kind === 'basic' ? 'tools.password' : 'tools.secret')}
          isKept={isKept}
          value={auth.secret}
          error={wordOf('auth.secret')}
          onChange={(secret) => change({ auth: { kind: auth.kind, name: auth.name, ...(secret === '' ? {} : { secret }) } })}
        />
      )}
      {headers
        .map((header, place) => ({ header, place }))
        .map(({ header, place }) => {
          const set = (part: { name?: string; value?: string }) =>
            change({ headers: headers.map((each, index) => (index === place ? { ...each, ...part } : each)) });
          const name = header.name.toLowerCase();
          return (
            <div key={place} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
              <TextField
                label={t('tools.header_name')}
                spellCheck={false}
                value={header.name}
                error={wordOf(`headers.${place}.name`)}
                onChange={(event) => set({ name: event.target.value })}
              />
              <Secret
                label={t('tools.header_value')}
                isKept={base?.headers.some((each) => each.name.toLowerCase() === name) === true}
                value={header.value}
                error={wordOf(`headers.${place}.value`)}
                onChange={(value) =>
                  value === ''
                    ? change({ headers: headers.map((each, index) => (index === place ? { name: each.name } : each)) })
                    : set({ value })
                }
              />
              <IconButton
                label={t('tools.header_remove', { name: header.name })}
                icon={<Trash2 size={16} />}
                onClick={() => change({ headers: headers.filter((_, index) => index !== place) })}
                className="text-muted"
              />
            </div>
          );
        })}
      {headers.length < TOOL_HEADERS_MAX ? (
        <div>
          <Button size="small" icon={<Plus size={15} aria-hidden="true" />} onClick={() => change({ headers: [...headers, { name: '' }] })}>
            {t('tools.header_add')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

interface SecretProps {
  label: string;
  isKept: boolean;
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Secret({ label, isKept, value, error, onChange }: SecretProps) {
  const t = useT('bot');
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      placeholder={isKept ? t('tools.secret_kept') : undefined}
      value={value ?? ''}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
