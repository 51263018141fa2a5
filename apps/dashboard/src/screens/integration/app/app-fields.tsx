import { appNames, CHANNEL_NAME_MAX, type AppNames } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { TextField } from '@lobby/ui';

export interface AppDraft extends AppNames {
  name: string;
}

type Field = keyof AppDraft;

/** Fields that nothing can be saved with, in the order of the form. Pure. */
export function wrongFields({ name, ...names }: AppDraft): Field[] {
  const { error } = appNames.safeParse(names);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return [...(name.trim() === '' ? (['name'] as const) : []), ...NAMES.filter((field) => wrong.has(field))];
}

const NAMES = ['package_name', 'bundle_id', 'scheme'] as const;
/** The same in every language. */
const EXAMPLES: Readonly<Record<(typeof NAMES)[number], string>> = {
  package_name: 'com.example.shop',
  bundle_id: 'com.example.Shop',
  scheme: 'exampleshop',
};

interface AppFieldsProps {
  draft: AppDraft;
  onChange: (draft: AppDraft) => void;
  /** Errors are told once somebody has tried to save. */
  isTried: boolean;
  disabled?: boolean;
}

/** What an app is called: by the team, and by its platforms. */
export function AppFields({ draft, onChange, isTried, disabled = false }: AppFieldsProps) {
  const t = useT('apps');
  const wrong = isTried ? wrongFields(draft) : [];
  const hints = {
    package_name: t('package_hint'),
    bundle_id: t('bundle_hint'),
    scheme: t('scheme_hint', { link: `${draft.scheme || EXAMPLES.scheme}://lobby-chat` }),
  };
  const faults = { package_name: t('package_wrong'), bundle_id: t('bundle_wrong'), scheme: t('scheme_wrong') };
  return (
    <>
      <TextField
        label={t('name')}
        description={t('name_hint')}
        value={draft.name}
        maxLength={CHANNEL_NAME_MAX}
        disabled={disabled}
        error={wrong.includes('name') ? t('name_wrong') : undefined}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      {NAMES.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          description={hints[field]}
          optional
          value={draft[field]}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={EXAMPLES[field]}
          disabled={disabled}
          error={wrong.includes(field) ? faults[field] : undefined}
          onChange={(event) => onChange({ ...draft, [field]: event.target.value.trim() })}
        />
      ))}
    </>
  );
}
