import { mayGiveScope, type KeyScope } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Checkbox } from '@lobby/ui';
import { useId } from 'react';
import { useAppSelector } from '#/state/use-store.ts';
import { SCOPE_AREAS, SCOPE_WORDS } from './scope-areas.ts';

interface ScopeBoxesProps {
  chosen: readonly KeyScope[];
  error: string | undefined;
  onChange: (scopes: readonly KeyScope[]) => void;
}

/** What a key may be used for, area by area; what somebody does not hold cannot be ticked. */
export function ScopeBoxes({ chosen, error, onChange }: ScopeBoxesProps) {
  const t = useT('keys');
  const errorId = useId();
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  // Which conversations somebody sees is the server's to know: it refuses what goes beyond them.
  const mayGive = (scope: KeyScope) => user !== undefined && mayGiveScope(user, 'all', scope);
  const toggle = (scope: KeyScope, isOn: boolean) => onChange(isOn ? [...chosen, scope] : chosen.filter((each) => each !== scope));
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-1 text-label">{t('form.scopes')}</legend>
      <p className="text-13 text-muted">{t('form.scopes_hint')}</p>
      {SCOPE_AREAS.map(({ id, scopes }) => (
        <div key={id} role="group" aria-label={t(`area.${id}`)} className="rounded-field border border-border px-3.5 py-3">
          <p className="mb-2 text-xs font-semibold text-muted" aria-hidden="true">
            {t(`area.${id}`)}
          </p>
          <div className="flex flex-col gap-2">
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                checked={chosen.includes(scope)}
                disabled={!mayGive(scope)}
                onChange={(event) => toggle(scope, event.target.checked)}
              >
                {t(`scope.${SCOPE_WORDS[scope]}`)}
                {mayGive(scope) ? null : <span className="block text-xs">{t('beyond')}</span>}
              </Checkbox>
            ))}
          </div>
        </div>
      ))}
      {error === undefined ? null : (
        <p id={errorId} role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
