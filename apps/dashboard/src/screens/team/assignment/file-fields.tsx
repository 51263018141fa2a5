import { FILE_KINDS, FILE_MAX_BYTES, type FileKind, type FileRules, type FileSide, type SideRules } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Checkbox, Panel } from '@lobby/ui';
import { NumberField } from '#/components/number-field.tsx';

const MIB = 1024 * 1024;
const SIDES: readonly FileSide[] = ['visitor', 'staff'];

interface FileFieldsProps {
  rules: FileRules;
  onChange: (rules: FileRules) => void;
}

/** Which files each side may send in conversations, and how large they may be. */
export function FileFields({ rules, onChange }: FileFieldsProps) {
  const t = useT('team');
  return (
    <Panel title={t('files.title')}>
      <p className="mb-4 text-13 text-muted">{t('files.text')}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {SIDES.map((side) => (
          <SideFields key={side} side={side} rules={rules[side]} onChange={(changed) => onChange({ ...rules, [side]: changed })} />
        ))}
      </div>
    </Panel>
  );
}

function SideFields({ side, rules, onChange }: { side: FileSide; rules: SideRules; onChange: (rules: SideRules) => void }) {
  const t = useT('team');
  const label = t(`files.${side}`);
  const max = FILE_MAX_BYTES[side] / MIB;
  const turn = (kind: FileKind) =>
    onChange({ ...rules, kinds: FILE_KINDS.filter((each) => rules.kinds.includes(each) !== (each === kind)) });
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-4">
      <p className="text-sm font-semibold">{label}</p>
      <div className="grid grid-cols-2 gap-x-5 gap-y-2">
        {FILE_KINDS.map((kind) => (
          // One kind at least stays: without any there would be nothing to pick.
          <Checkbox
            key={kind}
            checked={rules.kinds.includes(kind)}
            disabled={rules.kinds.length === 1 && rules.kinds.includes(kind)}
            onChange={() => turn(kind)}
          >
            {t(`files.kinds.${kind}`)}
          </Checkbox>
        ))}
      </div>
      <NumberField
        label={t('files.max')}
        description={t('files.max_text', { max })}
        min={1}
        max={max}
        value={rules.max_mb}
        onChange={(mb) => onChange({ ...rules, max_mb: mb })}
      />
    </div>
  );
}
