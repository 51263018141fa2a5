import { LOCALE_NAMES, LOCALES, QUEUE_LIMIT_MAX, type SessionSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Switch, TextArea } from '@lobby/ui';
import { NumberField } from '#/components/number-field.tsx';

/** What a limit begins with. */
const FIRST_LIMIT = 20;
/** Longest text, in characters. */
const LINE_MAX = 300;

type QueueSettings = Pick<SessionSettings, 'queue_limit' | 'busy_lines' | 'abandon_minutes'>;

interface QueueFieldsProps {
  settings: QueueSettings;
  onChange: (change: Partial<QueueSettings>) => void;
}

/** How many may wait, and what whoever asks beyond that reads in each language. */
export function QueueFields({ settings, onChange }: QueueFieldsProps) {
  const t = useT('team');
  const { queue_limit: limit, busy_lines: lines, abandon_minutes: abandon } = settings;
  return (
    <Panel title={t('assignment.queue')}>
      <div className="flex flex-col gap-5">
        <NumberField
          label={t('assignment.abandon')}
          description={t('assignment.abandon_text')}
          value={abandon}
          onChange={(minutes) => onChange({ abandon_minutes: minutes })}
        />
        <Switch
          label={t('assignment.limited')}
          description={t('assignment.limited_text')}
          checked={limit !== null}
          onChange={(on) => onChange({ queue_limit: on ? FIRST_LIMIT : null })}
        />
        {limit === null ? null : (
          <>
            <div className="max-w-xs">
              <NumberField
                label={t('assignment.limit')}
                min={1}
                max={QUEUE_LIMIT_MAX}
                value={limit}
                onChange={(most) => onChange({ queue_limit: most })}
              />
            </div>
            <fieldset className="grid gap-4 sm:grid-cols-2">
              <legend className="mb-3 text-label">{t('assignment.busy_lines')}</legend>
              {LOCALES.map((locale) => (
                <TextArea
                  key={locale}
                  lang={locale}
                  label={LOCALE_NAMES[locale]}
                  rows={3}
                  required
                  maxLength={LINE_MAX}
                  value={lines[locale]}
                  onChange={(event) => onChange({ busy_lines: { ...lines, [locale]: event.target.value } })}
                />
              ))}
            </fieldset>
          </>
        )}
      </div>
    </Panel>
  );
}
