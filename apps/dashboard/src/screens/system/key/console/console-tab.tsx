import { useFormats, useT } from '@lobby/i18n';
import { Button, IconButton, Panel, PasswordField, Select, Tabs, TextArea, TextField } from '@lobby/ui';
import { Copy, Send } from 'lucide-react';
import { useState } from 'react';
import { useCopyText } from '#/components/use-copy-text.ts';
import { useApi } from '#/data/api.ts';
import { CONSOLE_CALLS, hasBody, mcpConfiguration, nameOf, type ConsoleCall } from './console-calls.ts';
import { SAMPLE_KINDS, SAMPLE_NAMES, sampleOf, type SampleCall, type SampleKind } from './samples.ts';
import { useSentCall } from './use-sent-call.ts';

/** The path and the query or body of a call as somebody has them now. */
interface Draft {
  readonly call: ConsoleCall;
  readonly path: string;
  readonly text: string;
}

const draftOf = (call: ConsoleCall): Draft => ({ call, path: call.path, text: call.example });

/** The call as it would be sent. */
function sentOf({ call, path, text }: Draft, origin: string): SampleCall {
  const isBody = hasBody(call);
  const query = isBody || text.trim() === '' ? '' : `?${text.trim()}`;
  return { method: call.method, url: origin + path + query, body: isBody ? text : undefined };
}

/** Calls of the API, tried with a key and copied into a program. */
export function ConsoleTab() {
  const [first] = CONSOLE_CALLS as [ConsoleCall, ...ConsoleCall[]];
  const [draft, setDraft] = useState(() => draftOf(first));
  const { origin: apiOrigin } = useApi().options;
  const origin = apiOrigin === '' ? window.location.origin : apiOrigin;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Trial draft={draft} origin={origin} onChange={setDraft} />
      <div className="flex min-w-0 flex-col gap-4">
        <Samples call={sentOf(draft, origin)} />
        <Mcp origin={origin} />
      </div>
    </div>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

interface TrialProps {
  draft: Draft;
  origin: string;
  onChange: (draft: Draft) => void;
}

function Trial({ draft, origin, onChange }: TrialProps) {
  const t = useT('keys');
  const { mutate, data, error, isPending, reset } = useSentCall();
  const [key, setKey] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { call, path, text } = draft;
  const isBody = hasBody(call);
  const noKey = key.trim() === '';
  const isWrong = isBody && !isJson(text);
  const submit = () => {
    setIsTried(true);
    if (!noKey && !isWrong) mutate({ key: key.trim(), call: sentOf(draft, origin) });
  };
  const choose = (name: string) => {
    reset();
    onChange(draftOf(CONSOLE_CALLS.find((each) => nameOf(each) === name) ?? call));
  };
  return (
    <Panel title={t('console.title')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-pretty text-muted">{t('console.text')}</p>
        <PasswordField
          label={t('console.key')}
          description={t('console.key_hint')}
          autoComplete="off"
          value={key}
          error={isTried && noKey ? t('console.key_wrong') : undefined}
          onChange={(event) => setKey(event.target.value)}
        />
        <Select
          label={t('console.call')}
          description={t('console.needs', { scope: call.scope })}
          options={CONSOLE_CALLS.map((each) => ({ value: nameOf(each), label: nameOf(each) }))}
          value={nameOf(call)}
          onChange={choose}
        />
        {call.path.includes('{') ? (
          <TextField
            label={call.method}
            value={path}
            spellCheck={false}
            onChange={(event) => onChange({ ...draft, path: event.target.value })}
          />
        ) : null}
        <TextArea
          label={t(isBody ? 'console.body' : 'console.query')}
          value={text}
          rows={isBody ? 6 : 1}
          spellCheck={false}
          autoCapitalize="none"
          error={isTried && isWrong ? t('console.body_wrong') : undefined}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
        <Button type="submit" variant="primary" className="self-start" icon={<Send size={15} aria-hidden="true" />} loading={isPending}>
          {t('console.send')}
        </Button>
      </form>
      <div aria-live="polite">
        {error ? <p className="mt-4 text-danger">{t('console.failed')}</p> : null}
        {data ? <Answer status={data.status} ms={data.ms} body={data.body} /> : null}
      </div>
    </Panel>
  );
}

function Answer({ status, ms, body }: { status: number; ms: number; body: string }) {
  const t = useT('keys');
  const formats = useFormats();
  const copy = useCopyText(t('copy_failed'));
  return (
    <div className="mt-5 flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextArea
          label={t('console.answer')}
          description={t('console.took', { status, ms: formats.number(ms) })}
          value={body}
          rows={14}
          readOnly
          spellCheck={false}
          className="font-mono"
        />
      </div>
      <IconButton label={t('console.copy')} icon={<Copy size={16} />} onClick={() => void copy(body)} />
    </div>
  );
}

function Samples({ call }: { call: SampleCall }) {
  const t = useT('keys');
  const [kind, setKind] = useState<SampleKind>('curl');
  return (
    <Panel title={t('console.samples')}>
      <Tabs
        label={t('console.language')}
        items={SAMPLE_KINDS.map((id) => ({ id, label: SAMPLE_NAMES[id] }))}
        value={kind}
        onChange={setKind}
      >
        <div className="pt-3">
          <CodeText text={sampleOf(kind, call)} />
        </div>
      </Tabs>
    </Panel>
  );
}

function Mcp({ origin }: { origin: string }) {
  const t = useT('keys');
  return (
    <Panel title={t('console.mcp')}>
      <p className="mb-3 text-pretty text-muted">{t('console.mcp_text')}</p>
      <CodeText text={mcpConfiguration(origin)} />
    </Panel>
  );
}

/** Something to be copied. */
function CodeText({ text }: { text: string }) {
  const t = useT('keys');
  const copy = useCopyText(t('copy_failed'));
  return (
    <div className="flex items-start gap-2 rounded-field border border-border bg-surface-secondary p-3">
      <pre className="min-w-0 flex-1 text-13">
        <code className="wrap-anywhere whitespace-pre-wrap">{text}</code>
      </pre>
      <IconButton label={t('console.copy')} icon={<Copy size={16} />} onClick={() => void copy(text)} />
    </div>
  );
}
