import { SECRET_USES, type ChannelSecret, type SecretUse } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Panel } from '@lobby/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useCopyText } from '#/components/use-copy-text.ts';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { PACKAGES, pageCode, SAMPLES, signingCode, type Sample } from './sample-code.ts';

/** In the place of a secret's id while there is none. */
const NO_KID = 'KEY_ID';
const sampleOptions = (Object.keys(SAMPLES) as Sample[]).map((value) => ({ value, label: SAMPLES[value] }));

/** What the site's server and its pages do, ready to copy. */
export function SignPanel({ secrets, isApp }: { secrets: readonly ChannelSecret[]; isApp: boolean }) {
  const t = useT('integration');
  const [use, setUse] = useState<SecretUse>('token');
  const [sample, setSample] = useState<Sample>('node');
  const kid = secrets.findLast((secret) => secret.use === 'token')?.id ?? NO_KID;
  return (
    <Panel title={t('identity.sign')}>
      <div className="flex flex-col gap-4">
        <ChoiceGroup
          label={t('identity.way')}
          options={SECRET_USES.map((value) => ({ value, label: t(`identity.ways.${value}`) }))}
          value={use}
          onChange={setUse}
        />
        <ChoiceGroup label={t('identity.language')} wraps options={sampleOptions} value={sample} onChange={setSample} />
        <Code
          label={t('identity.on_server')}
          note={use === 'token' ? t('identity.package', { name: PACKAGES[sample] }) : t('identity.no_package')}
          code={signingCode(use, sample, kid)}
        />
        {isApp ? null : <OnPage use={use} />}
      </div>
    </Panel>
  );
}

/** An app hands it over by its own code, which stands beside its steps. */
function OnPage({ use }: { use: SecretUse }) {
  const t = useT('integration');
  return (
    <>
      <Code label={t('identity.on_page')} note={t('identity.on_page_text')} code={pageCode(use)} />
      <Code label={t('identity.on_sign_out')} note={t('identity.on_sign_out_text')} code="Lobby.push(['shutdown']);" />
    </>
  );
}

function Code({ label, note, code }: { label: string; note: string; code: string }) {
  const t = useT('integration');
  const copy = useCopyText(t('install.copy_failed'));
  return (
    <div>
      <h3 className="font-semibold">{label}</h3>
      <p className="mb-2 text-13 wrap-anywhere text-muted">{note}</p>
      <div className="rounded-field border border-border bg-surface-secondary">
        <pre aria-label={label} className="p-3 text-13">
          <code className="whitespace-pre-wrap wrap-anywhere">{code}</code>
        </pre>
        <div className="flex justify-end border-t border-separator p-2">
          <Button size="small" icon={<Copy size={15} />} onClick={() => void copy(code)}>
            {t('install.copy')}
          </Button>
        </div>
      </div>
    </div>
  );
}
