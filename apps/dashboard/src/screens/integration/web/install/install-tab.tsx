import type { Channel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Panel, toast } from '@lobby/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { CheckInstallation } from './check-installation.tsx';
import { FILES, installCode, lobbyOf, POLICY_HEADER, SITE_KINDS, SITE_NAMES, type SiteKind } from './install-code.ts';

/** The line for the site, and whether it is there. */
export function InstallTab({ channel, mayEdit }: { channel: Channel; mayEdit: boolean }) {
  const t = useT('integration');
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('install.title')}>
        <Guide channel={channel} />
      </Panel>
      <Panel title={t('check.title')}>{mayEdit ? <CheckInstallation channel={channel} /> : <p>{t('read_only')}</p>}</Panel>
    </div>
  );
}

function Guide({ channel }: { channel: Channel }) {
  const t = useT('integration');
  const [kind, setKind] = useState<SiteKind>('html');
  const code = installCode(kind, channel);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t('install.copied'));
    } catch {
      toast.error(t('install.copy_failed'));
    }
  };
  const options = SITE_KINDS.map((value) => ({ value, label: value === 'html' ? t('install.html') : SITE_NAMES[value] }));
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup label={t('install.platform')} wraps options={options} value={kind} onChange={setKind} />
      <p className="text-pretty text-muted">{t(`install.${kind}_text`, { file: FILES[kind] ?? '' })}</p>
      <div className="rounded-field border border-border bg-surface-secondary">
        <pre aria-label={t('install.code')} className="p-3 text-13">
          <code className="break-all whitespace-pre-wrap">{code}</code>
        </pre>
        <div className="flex justify-end border-t border-separator p-2">
          <Button size="small" icon={<Copy size={15} />} onClick={() => void copy()}>
            {t('install.copy')}
          </Button>
        </div>
      </div>
      <p className="text-13 text-pretty wrap-anywhere text-muted">
        {t('install.policy', { origin: lobbyOf(channel), header: POLICY_HEADER, directives: 'script-src, connect-src, frame-src' })}
      </p>
    </div>
  );
}
