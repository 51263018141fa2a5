import { RETENTION_MONTHS_MAX, RETENTION_MONTHS_MIN, type RetentionPolicy } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Switch, TextField } from '@lobby/ui';
import { useState } from 'react';
import { useSetRetention } from './use-set-retention.ts';

/** What the field says before somebody chooses, in months. */
const SUGGESTED_MONTHS = 12;

/** Whether closed conversations are erased, and after how long. Turning it on asks first, with what is erased now. */
export function RetentionForm({ policy }: { policy: RetentionPolicy }) {
  const t = useT('business');
  const [isOn, setOn] = useState(policy.months !== null);
  const [text, setText] = useState(String(policy.months ?? SUGGESTED_MONTHS));
  const { set, busy } = useSetRetention(policy.version);
  const months = readMonths(text);
  const isChanged = isOn ? months !== policy.months : policy.months !== null;
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOn) void set(null);
        else if (months !== undefined) void set(months);
      }}
    >
      <Switch label={t('retention.on')} description={t('retention.on_text')} checked={isOn} onChange={setOn} />
      {isOn ? (
        <TextField
          label={t('retention.months')}
          type="number"
          inputMode="numeric"
          min={RETENTION_MONTHS_MIN}
          max={RETENTION_MONTHS_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={months === undefined ? t('retention.months_wrong', { min: RETENTION_MONTHS_MIN, max: RETENTION_MONTHS_MAX }) : undefined}
          className="max-w-48"
        />
      ) : null}
      <div className="flex justify-end">
        <Button type="submit" size="large" loading={busy} disabled={!isChanged || (isOn && months === undefined)}>
          {t('retention.save')}
        </Button>
      </div>
    </form>
  );
}

function readMonths(text: string): number | undefined {
  const months = Number(text);
  return text.trim() !== '' && Number.isInteger(months) && months >= RETENTION_MONTHS_MIN && months <= RETENTION_MONTHS_MAX
    ? months
    : undefined;
}
