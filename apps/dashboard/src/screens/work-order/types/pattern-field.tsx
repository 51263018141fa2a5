import { FIELD_PATTERN_MAX, isSafePattern, matchesPattern } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { TextField } from '@lobby/ui';
import { useState } from 'react';
import type { TypeFault } from './type-draft.ts';

/** What a value has to look like, and a value to try it with. A pattern that could take long is never tried. */
export function PatternField({
  pattern,
  fault,
  onChange,
}: {
  pattern: string;
  fault: TypeFault | undefined;
  onChange: (pattern: string) => void;
}) {
  const t = useT('orderlist');
  const [sample, setSample] = useState('');
  const isSafe = pattern === '' || isSafePattern(pattern);
  const fits = pattern === '' || sample === '' || !isSafe ? undefined : matchesPattern(pattern, sample.trim());
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
      <TextField
        label={t('edit.pattern')}
        optional
        className="font-mono"
        spellCheck={false}
        autoComplete="off"
        maxLength={FIELD_PATTERN_MAX}
        value={pattern}
        description={t('edit.pattern_hint')}
        error={!isSafe || fault === 'pattern' ? t('edit.pattern_unsafe') : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {pattern !== '' && isSafe ? (
        <TextField
          label={t('edit.try')}
          value={sample}
          description={fits === true ? t('edit.fits') : undefined}
          error={fits === false ? t('edit.fits_not') : undefined}
          onChange={(event) => setSample(event.target.value)}
        />
      ) : null}
    </div>
  );
}
