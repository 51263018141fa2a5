import { matchesPattern } from '@lobby/contract/match-pattern';
import { useT } from '@lobby/i18n';
import { TextField } from '@lobby/ui';
import { useState } from 'react';

/** A value to try a safe pattern with. Loaded once there is a pattern: the engine behind it is large. */
export function PatternSample({ pattern }: { pattern: string }) {
  const t = useT('orderlist');
  const [sample, setSample] = useState('');
  const fits = sample === '' ? undefined : matchesPattern(pattern, sample.trim());
  return (
    <TextField
      label={t('edit.try')}
      value={sample}
      description={fits === true ? t('edit.fits') : undefined}
      error={fits === false ? t('edit.fits_not') : undefined}
      onChange={(event) => setSample(event.target.value)}
    />
  );
}
