import { DIVERSION_STICKINESS, DIVERSION_STRATEGIES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Panel, Select, Switch, TextField } from '@lobby/ui';
import type { LinkFormState } from './use-link-form.ts';

const NAME_MAX = 80;
const SLUG_MAX = 40;

/** What the link is called, its address, and how visitors are shared out. */
export function BasicsSection({ state, isNew }: { state: LinkFormState; isNew: boolean }) {
  const t = useT('diversion');
  const { form, change, changeSlug, errorOf } = state;
  const { draft, slug } = form;
  return (
    <Panel title={t('section.basics')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('field.name')}
          maxLength={NAME_MAX}
          value={draft.name}
          error={errorOf('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={t('field.slug')}
          description={isNew ? t('field.slug_text') : t('field.slug_fixed')}
          optional={isNew}
          readOnly={!isNew}
          maxLength={SLUG_MAX}
          value={slug}
          leading={<span className="text-muted">/l/</span>}
          error={errorOf('slug')}
          onChange={({ target }) => changeSlug(target.value)}
        />
        <Select
          label={t('field.strategy')}
          description={t(`strategy_text.${draft.strategy}`)}
          options={DIVERSION_STRATEGIES.map((value) => ({ value, label: t(`strategy.${value}`) }))}
          value={draft.strategy}
          onChange={(strategy) => change({ strategy })}
        />
        <Select
          label={t('field.sticky')}
          description={t(`sticky_text.${draft.sticky}`)}
          options={DIVERSION_STICKINESS.map((value) => ({ value, label: t(`sticky.${value}`) }))}
          value={draft.sticky}
          onChange={(sticky) => change({ sticky })}
        />
      </div>
      <Switch
        className="mt-4"
        label={t('field.online_only')}
        description={t('field.online_only_text')}
        checked={draft.online_only}
        onChange={(online) => change({ online_only: online })}
      />
    </Panel>
  );
}
