import { articleImagePath } from '@lobby/contract';
import { joinSentences, useT } from '@lobby/i18n';
import { IconButton, TextArea, toast } from '@lobby/ui';
import {
  Bold,
  BookOpen,
  Code,
  Heading2,
  ImagePlus,
  Info,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Table,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { sendImage } from '#/data/help.ts';
import { applyTool, continueLine, insertBlock, insertWords, type Editing, type Tool } from '#/components/help/edit-text.ts';

const ArticlePicker = lazy(() => import('#/components/help/article-picker.tsx').then((module) => ({ default: module.ArticlePicker })));

interface MarkdownFieldProps {
  tenantId: number;
  lang: string;
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (body: string) => void;
}

const TOOLS: readonly [Tool, LucideIcon][] = [
  ['heading', Heading2],
  ['bold', Bold],
  ['italic', Italic],
  ['list', List],
  ['numbers', ListOrdered],
  ['quote', Quote],
  ['callout', Info],
  ['table', Table],
  ['code', Code],
];
const ICON = 16;

/** Markdown with buttons for its marks. It is a plain text field, so that every input method works in it; pictures are pasted or dropped. */
export function MarkdownField({ tenantId, lang, value, error, disabled, onChange }: MarkdownFieldProps) {
  const t = useT('help');
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const edit = (change: (editing: Editing) => Editing | undefined) => {
    const element = area.current;
    if (!element) return false;
    const next = change({ text: element.value, start: element.selectionStart, end: element.selectionEnd });
    if (!next) return false;
    onChange(next.text);
    // After React has put the text there.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
    return true;
  };
  const { uploading, take } = useImages(tenantId, (block) => void edit((editing) => insertBlock(editing, block)));
  const words = { text: t('tool.text'), column: t('tool.column') };
  const link = (editing: Editing) =>
    insertWords(editing, `[${editing.text.slice(editing.start, editing.end) || t('tool.text')}](https://)`);
  return (
    <div
      className="flex flex-col gap-1.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      }}
    >
      {/* Its name stands above the buttons, which are part of it; screen readers hear it of the text itself. */}
      <span aria-hidden="true" className="text-label">
        {t('editor.body')}
      </span>
      <div role="toolbar" aria-label={t('tool.label')} className="flex flex-wrap gap-0.5 rounded-lg border border-border bg-background p-1">
        {TOOLS.map(([name, Icon]) => (
          <ToolButton
            key={name}
            label={t(`tool.${name}`)}
            icon={Icon}
            disabled={disabled}
            onUse={() => void edit((editing) => applyTool(editing, name, words))}
          />
        ))}
        <ToolButton label={t('tool.link')} icon={Link2} disabled={disabled} onUse={() => void edit(link)} />
        <ToolButton label={t('tool.article')} icon={BookOpen} disabled={disabled} onUse={() => setPicking(true)} />
        <ToolButton label={t('tool.image')} icon={ImagePlus} disabled={disabled} onUse={() => file.current?.click()} />
        <ToolButton
          label={t('tool.video')}
          icon={Video}
          disabled={disabled}
          onUse={() => void edit((editing) => insertBlock(editing, `@[${t('tool.video_title')}](https://)`))}
        />
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('tool.image')}
        onChange={({ currentTarget }) => {
          const picked = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          void take(picked);
        }}
      />
      <TextArea
        ref={area}
        label={t('editor.body')}
        hideLabel
        lang={lang}
        rows={16}
        maxRows={30}
        maxLength={200_000}
        spellCheck
        value={value}
        readOnly={disabled}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => {
          const images = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
          if (images.length === 0) return;
          event.preventDefault();
          void take(images);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return;
          if (edit(continueLine)) event.preventDefault();
        }}
      />
      <p role="status" className="text-13 text-muted">
        {uploading ? t('editor.uploading') : ''}
      </p>
      <Suspense fallback={null}>
        {picking ? (
          <ArticlePicker
            tenantId={tenantId}
            onClose={() => setPicking(false)}
            onPick={({ title, path }) => {
              setPicking(false);
              edit((editing) => insertWords(editing, `[${title.replaceAll(/[[\]]/g, '')}](${path})`));
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function ToolButton({ label, icon: Icon, disabled, onUse }: { label: string; icon: LucideIcon; disabled: boolean; onUse: () => void }) {
  return <IconButton label={label} icon={<Icon size={ICON} />} size="small" disabled={disabled} onClick={onUse} />;
}

/** Sends pictures one after the other and names each where the cursor is. */
function useImages(tenantId: number, onImage: (block: string) => void) {
  const t = useT('help');
  const api = useApi();
  const errorText = useErrorText();
  const [uploading, setUploading] = useState(false);
  const take = async (files: readonly File[]) => {
    setUploading(true);
    try {
      for (const file of files.filter(({ type }) => type.startsWith('image/'))) {
        const { id, name } = await sendImage(api, file, new AbortController().signal);
        onImage(`![${name.replace(/\.\w+$/, '').replaceAll(/[[\]]/g, '')}](${articleImagePath(tenantId, id)})`);
      }
    } catch (error) {
      toast.error(joinSentences(t('editor.upload_failed'), errorText(error)));
    } finally {
      setUploading(false);
    }
  };
  return { uploading, take };
}
