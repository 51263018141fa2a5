import type { HoursException } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, IconButton, Panel, TextField } from '@lobby/ui';
import { Trash2 } from 'lucide-react';
import { IntervalList } from './interval-list.tsx';

const LABEL_MAX = 60;

/** Days that differ from the week: closed, or with hours of their own. */
export function SpecialDays({ days, onChange }: { days: HoursException[]; onChange: (days: HoursException[]) => void }) {
  const t = useT('team');
  const replace = (index: number, change: Partial<HoursException>) =>
    onChange(days.map((each, place) => (place === index ? { ...each, ...change } : each)));
  const add = () => {
    const today = new Date().toLocaleDateString('sv-SE');
    onChange([...days, { from: today, to: today, intervals: [], label: '' }]);
  };
  return (
    <Panel title={t('hours.special')} aside={<span className="text-13">{t('hours.special_text')}</span>}>
      <ul className="flex flex-col gap-5">
        {Array.from(days.entries(), ([index, day]) => (
          <li key={index} className="flex flex-col gap-2 border-b border-border pb-4">
            <div className="grid items-end gap-2 sm:grid-cols-[1fr_150px_150px_auto]">
              <TextField
                label={t('hours.label')}
                maxLength={LABEL_MAX}
                value={day.label}
                onChange={(event) => replace(index, { label: event.target.value })}
              />
              <TextField
                label={t('hours.first_day')}
                type="date"
                required
                value={day.from}
                onChange={({ target: { value } }) => value && replace(index, { from: value, to: day.to < value ? value : day.to })}
              />
              <TextField
                label={t('hours.last_day')}
                type="date"
                required
                min={day.from}
                value={day.to}
                onChange={({ target: { value } }) => value && replace(index, { to: value })}
              />
              <IconButton
                label={t('hours.take_special')}
                icon={<Trash2 size={16} />}
                onClick={() => onChange(days.filter((_, place) => place !== index))}
              />
            </div>
            <IntervalList day={day.label || day.from} intervals={day.intervals} onChange={(intervals) => replace(index, { intervals })} />
          </li>
        ))}
      </ul>
      <Button onClick={add}>{t('hours.add_special')}</Button>
    </Panel>
  );
}
