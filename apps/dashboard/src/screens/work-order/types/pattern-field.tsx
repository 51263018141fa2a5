import { FIELD_PATTERN_MAX, isSafePattern } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { TextField } from '@lobby/ui';
import { lazy, Suspense } from 'react';
import type { TypeFault } from './type-draft.ts';

const PatternSample = lazy(() => import('./pattern-sample.tsx').then((module) => ({ default: module.PatternSample })));

/** What a value has to look like, and a value to try it with. */
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
  const isSafe = pattern === '' || isSafePattern(pattern);
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
        <Suspense fallback={null}>
          <PatternSample pattern={pattern} />
        </Suspense>
      ) : null}
    </div>
  );
}
