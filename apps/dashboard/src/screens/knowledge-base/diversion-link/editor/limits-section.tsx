import { DIVERSION_FALLBACKS } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Select, TextField } from '@lobby/ui';
import { localMoment, momentOf } from '#/components/local-moment.ts';
import { NumberField } from './number-field.tsx';
import type { LinkFormState } from './use-link-form.ts';

const UTM = ['source', 'medium', 'campaign'] as const;
const UTM_MAX = 60;

/** How long the link is open, where it leads when nobody can take the visitor, and what is added to addresses. */
export function LimitsSection({ state: { form, change, errorOf } }: { state: LinkFormState }) {
  const t = useT('diversion');
  const { starts_at, expires_at, max_visits, fallback, utm, targets } = form.draft;
  const leadsAway = fallback.kind === 'url' || targets.some(({ kind }) => kind === 'url');
  return (
    <Panel title={t('section.limits')}>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={t('field.starts_at')}
          optional
          type="datetime-local"
          value={localMoment(starts_at)}
          error={errorOf('starts_at')}
          onChange={({ target }) => change({ starts_at: momentOf(target.value) })}
        />
        <TextField
          label={t('field.expires_at')}
          optional
          type="datetime-local"
          value={localMoment(expires_at)}
          error={errorOf('expires_at')}
          onChange={({ target }) => change({ expires_at: momentOf(target.value) })}
        />
        <NumberField
          label={t('field.max_visits')}
          optional
          value={max_visits}
          error={errorOf('max_visits')}
          onChange={(most) => change({ max_visits: most })}
        />
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Select
          label={t('field.fallback')}
          description={t('field.fallback_text')}
          options={DIVERSION_FALLBACKS.map((value) => ({ value, label: t(`fallback.${value}`) }))}
          value={fallback.kind}
          onChange={(kind) => change({ fallback: { ...fallback, kind } })}
        />
        {fallback.kind === 'url' ? (
          <TextField
            label={t('ref.url')}
            inputMode="url"
            value={fallback.address}
            error={errorOf('fallback.address')}
            onChange={({ target }) => change({ fallback: { ...fallback, address: target.value } })}
          />
        ) : null}
      </div>
      {leadsAway ? (
        <fieldset className="mt-4">
          <legend className="mb-1.5 text-label">{t('field.utm')}</legend>
          <div className="grid gap-4 sm:grid-cols-3">
            {UTM.map((name) => (
              <TextField
                key={name}
                label={t(`utm.${name}`)}
                optional
                maxLength={UTM_MAX}
                value={utm[name]}
                onChange={({ target }) => change({ utm: { ...utm, [name]: target.value } })}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
    </Panel>
  );
}
