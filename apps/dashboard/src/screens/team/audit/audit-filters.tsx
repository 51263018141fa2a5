import { AUDIT_ACTIONS, type AuditAction } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Combobox, Select, TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useApi } from '#/data/api.ts';
import { membersQuery } from '#/data/team.ts';
import { auditWords } from './audit-words.ts';

/** What the filters say, days as `2026-11-30`. */
export interface AuditChoice {
  readonly person: string;
  readonly action: AuditAction | null;
  readonly from: string;
  readonly to: string;
}

interface AuditFiltersProps {
  choice: AuditChoice;
  onChange: (choice: AuditChoice) => void;
  onExport: () => void;
}

/** Whose, what, and when. */
export function AuditFilters({ choice, onChange, onExport }: AuditFiltersProps) {
  const t = useT('audit');
  const words = auditWords(t);
  const { data: people } = useQuery(membersQuery(useApi()));
  const change = (part: Partial<AuditChoice>) => onChange({ ...choice, ...part });
  const persons = (people?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_1.3fr_150px_150px_auto]">
      <Select
        label={t('person')}
        options={[{ value: '', label: t('anybody') }, ...persons]}
        value={choice.person}
        onChange={(person) => change({ person })}
      />
      <Combobox
        label={t('action')}
        placeholder={t('any_action')}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: words.action(value) }))}
        value={choice.action}
        onChange={(action) => change({ action })}
      />
      <TextField label={t('from')} type="date" value={choice.from} onChange={({ target }) => change({ from: target.value })} />
      <TextField label={t('to')} type="date" min={choice.from} value={choice.to} onChange={({ target }) => change({ to: target.value })} />
      <Button icon={<Download size={15} />} onClick={onExport} className="max-lg:col-span-2">
        {t('export')}
      </Button>
    </div>
  );
}
