import { TOOL_PARAM_TYPES, TOOL_PARAMS_MAX, type ToolParam } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Checkbox, IconButton, Select, TextField } from '@lobby/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ToolForm } from './use-tool-form.ts';

/** What the tool has to be told. */
export function ParamsField({ form: { values, change, wordOf } }: { form: ToolForm }) {
  const t = useT('bot');
  const { params } = values;
  const set = (place: number, part: Partial<ToolParam>) =>
    change({ params: params.map((param, index) => (index === place ? { ...param, ...part } : param)) });
  const add = () => change({ params: [...params, { name: '', type: 'string', required: true, description: '' }] });
  return (
    <fieldset className="flex flex-col gap-3 border-t border-separator pt-4">
      <legend className="float-left font-semibold">{t('tools.params')}</legend>
      <p className="text-13 text-muted">{t('tools.params_why')}</p>
      {params
        .map((param, place) => ({ param, place }))
        .map(({ param, place }) => (
          <div key={place} className="flex flex-col gap-3 rounded-lg border border-border p-3">
            <div className="grid grid-cols-[1fr_9rem_auto] items-end gap-3">
              <TextField
                label={t('tools.param_name')}
                spellCheck={false}
                autoCapitalize="none"
                value={param.name}
                error={wordOf(`params.${place}.name`)}
                onChange={(event) => set(place, { name: event.target.value })}
              />
              <Select
                label={t('tools.param_type')}
                options={TOOL_PARAM_TYPES.map((value) => ({ value, label: t(`tools.types.${value}`) }))}
                value={param.type}
                onChange={(type) => set(place, { type })}
              />
              <IconButton
                label={t('tools.param_remove', { name: param.name })}
                icon={<Trash2 size={16} />}
                onClick={() => change({ params: params.filter((_, index) => index !== place) })}
                className="text-muted"
              />
            </div>
            <TextField
              label={t('tools.param_what')}
              value={param.description}
              error={wordOf(`params.${place}.description`)}
              onChange={(event) => set(place, { description: event.target.value })}
            />
            <Checkbox checked={param.required} onChange={(event) => set(place, { required: event.target.checked })}>
              {t('tools.param_required')}
            </Checkbox>
          </div>
        ))}
      {wordOf('params') ? <p className="text-13 text-danger">{wordOf('params')}</p> : null}
      {params.length < TOOL_PARAMS_MAX ? (
        <div>
          <Button size="small" icon={<Plus size={15} aria-hidden="true" />} onClick={add}>
            {t('tools.param_add')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
