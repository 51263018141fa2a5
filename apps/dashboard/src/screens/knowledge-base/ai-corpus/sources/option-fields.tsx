import { SOURCE_DEPTH_MAX, SOURCE_REFRESHES, type SourceKind, type SourceRefresh } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Select, TextArea, TextField } from '@lobby/ui';
import type { OptionValues } from './source-options.ts';

interface OptionFieldsProps {
  kind: SourceKind;
  values: OptionValues;
  refresh: SourceRefresh;
  onChange: (part: Partial<OptionValues>) => void;
  onRefresh: (refresh: SourceRefresh) => void;
  /** The number of pages is none. */
  pagesWrong: boolean;
}

const DEPTHS = Array.from({ length: SOURCE_DEPTH_MAX + 1 }, (_, depth) => depth);

/** How a page, a sitemap or a site is read. */
export function OptionFields({ kind, values, refresh, onChange, onRefresh, pagesWrong }: OptionFieldsProps) {
  const t = useT('sources');
  const isMany = kind === 'site' || kind === 'sitemap';
  return (
    <div className="space-y-5">
      <Select
        label={t('options.refresh')}
        options={SOURCE_REFRESHES.map((value) => ({ value, label: t(`options.${value}`) }))}
        value={refresh}
        onChange={onRefresh}
      />
      {kind === 'site' ? (
        <Select
          label={t('options.depth')}
          options={DEPTHS.map((depth) => ({
            value: String(depth),
            label: depth === 0 ? t('options.depth_0') : t('options.depth_n', { count: depth }),
          }))}
          value={values.depth}
          onChange={(depth) => onChange({ depth })}
        />
      ) : null}
      {isMany ? (
        <>
          <TextField
            label={t('options.max_pages')}
            inputMode="numeric"
            value={values.maxPages}
            error={pagesWrong ? t('options.max_pages_wrong') : undefined}
            onChange={({ target }) => onChange({ maxPages: target.value })}
          />
          <Rules label={t('options.include')} value={values.include} onChange={(include) => onChange({ include })} />
          <Rules label={t('options.exclude')} value={values.exclude} onChange={(exclude) => onChange({ exclude })} />
        </>
      ) : null}
      <TextField label={t('options.css_keep')} value={values.cssKeep} onChange={({ target }) => onChange({ cssKeep: target.value })} />
      <TextField label={t('options.css_drop')} value={values.cssDrop} onChange={({ target }) => onChange({ cssDrop: target.value })} />
    </div>
  );
}

function Rules({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const t = useT('sources');
  return (
    <TextArea
      label={label}
      description={t('options.rules_hint')}
      rows={2}
      placeholder="/help/*"
      value={value}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
