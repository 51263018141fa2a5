import { APP_PARAM, CHANNEL_PARAM, type AppPlatform, type Channel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Alert, Button, Panel, WideBox } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { QrCode } from '#/components/account/two-step/qr-code.tsx';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { useCopyText } from '#/components/use-copy-text.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { appCode, STEPS, TOOL_NAMES, TOOLS, type AppFacts, type CodeFile } from './app-code.ts';

const NO_NAMES = { package_name: '', bundle_id: '', scheme: '' };
/** Lines of a file that are shown before somebody wants all. */
const SHOWN_LINES = 24;
const LOCAL = /^https?:\/\/(?:localhost|127\.|\[::1\])/;

/** How an app of one platform is built, and the chat to try. */
export function SetupTab({ channel, platform }: { channel: Channel; platform: AppPlatform }) {
  const t = useT('apps');
  const tenant = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_slug ?? '';
  const origin = new URL(/src="([^"]+)"/.exec(channel.snippet)?.[1] ?? location.href).origin;
  const facts = { origin, tenant, key: channel.public_key, ...(channel.app ?? NO_NAMES) };
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Panel title={t('steps')} className="max-xl:order-2">
        <Steps facts={facts} platform={platform} />
      </Panel>
      <Panel title={t('try')}>
        <TryIt facts={facts} platform={platform} />
      </Panel>
    </div>
  );
}

function TryIt({ facts: { origin, tenant, key }, platform }: { facts: AppFacts; platform: AppPlatform }) {
  const t = useT('apps');
  const address = `${origin}/chat/${tenant}?${CHANNEL_PARAM}=${key}&${APP_PARAM}=${platform}`;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-muted">{t('try_text')}</p>
      <QrCode text={address} label={t('qr')} />
      {LOCAL.test(origin) ? <Alert tone="warning">{t('local')}</Alert> : null}
      <Copied label={t('address')} text={address} />
      <Copied label={t('key')} text={key} note={t('key_text')} />
    </div>
  );
}

function Copied({ label, text, note }: { label: string; text: string; note?: string }) {
  const t = useT('apps');
  const copy = useCopyText(t('copy_failed'));
  return (
    <div>
      <h3 className="font-semibold">{label}</h3>
      {note === undefined ? null : <p className="text-13 text-pretty text-muted">{note}</p>}
      <div className="mt-1 flex items-start justify-between gap-2">
        <code className="min-w-0 py-1 text-13 break-all whitespace-normal">{text}</code>
        <Button
          size="small"
          variant="ghost"
          aria-label={`${t('copy')}: ${label}`}
          icon={<Copy size={15} />}
          onClick={() => void copy(text)}
        />
      </div>
    </div>
  );
}

function Steps({ facts, platform }: { facts: AppFacts; platform: AppPlatform }) {
  const t = useT('apps');
  const tools = TOOLS[platform];
  const [chosen, setChosen] = useState(tools[0]);
  const tool = chosen ?? 'flutter';
  return (
    <div className="flex flex-col gap-6">
      <ChoiceGroup
        label={t('tool')}
        wraps
        options={tools.map((value) => ({ value, label: TOOL_NAMES[value] }))}
        value={tool}
        onChange={setChosen}
      />
      <ol className="flex flex-col gap-6">
        {STEPS.map((step, at) => (
          <li key={step} className="flex min-w-0 flex-col gap-2">
            <h3 className="font-semibold">{`${at + 1}. ${t(`step_${step}`)}`}</h3>
            <p className="text-pretty text-muted">{t(`step_${step}_text`)}</p>
            {step === 'push' ? (
              <Link to="/dashboard/system/key" className="self-start text-accent underline">
                {t('webhooks')}
              </Link>
            ) : null}
            <Files key={tool} files={appCode(tool, step, facts)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Files of a step, one at a time. */
function Files({ files }: { files: readonly CodeFile[] }) {
  const t = useT('apps');
  const copy = useCopyText(t('copy_failed'));
  const [name, setName] = useState(files[0]?.name);
  const [isWhole, setIsWhole] = useState(false);
  const file = files.find((each) => each.name === name);
  if (!file) return null;
  const lines = file.code.split('\n');
  const isLong = lines.length > SHOWN_LINES;
  return (
    <div className="flex flex-col gap-2">
      {files.length > 1 ? (
        <ChoiceGroup
          label={t('file')}
          wraps
          options={files.map((each) => ({ value: each.name, label: each.name }))}
          value={file.name}
          onChange={setName}
        />
      ) : null}
      <div className="rounded-field border border-border bg-surface-secondary">
        <WideBox label={file.name}>
          <pre aria-label={file.name} className="w-max min-w-full p-3 text-13">
            <code className="whitespace-pre">{isLong && !isWhole ? lines.slice(0, SHOWN_LINES).join('\n') : file.code}</code>
          </pre>
        </WideBox>
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-separator p-2">
          <span className="px-1 text-13 text-muted">{file.name}</span>
          <span className="flex gap-2">
            {isLong ? (
              <Button size="small" variant="ghost" onClick={() => setIsWhole(!isWhole)}>
                {isWhole ? t('hide') : t('show', { count: lines.length })}
              </Button>
            ) : null}
            <Button size="small" icon={<Copy size={15} />} onClick={() => void copy(file.code)}>
              {t('copy')}
            </Button>
          </span>
        </div>
      </div>
    </div>
  );
}
