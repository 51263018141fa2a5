import type { HelpImportReport } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Chip, Dialog, FileDrop, Spinner, toast, type Tone } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useImportArticles } from '#/data/help-transfer.ts';

const WIDTH_PX = 640;
const ACTIONS = ['create', 'update', 'unchanged', 'refused'] as const;
type Action = (typeof ACTIONS)[number];
const TONES: Readonly<Record<Action, Tone>> = { create: 'success', update: 'accent', unchanged: 'neutral', refused: 'danger' };

/** Files, then what an import of them would do, then what it did. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT('help');
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useImportArticles();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [report, setReport] = useState<HelpImportReport>();
  const [fault, setFault] = useState<string>();
  const look = async (chosen: readonly File[], isTrial: boolean) => {
    setFault(undefined);
    try {
      const told = await mutateAsync({ files: chosen, isTrial });
      setFiles(chosen);
      setReport(told);
      if (!isTrial) toast.success(t('transfer.imported'));
    } catch (error) {
      setFault(errorText(error));
    }
  };
  const mayRun = report?.dry_run === true && report.items.some(({ action }) => action === 'create' || action === 'update');
  const startOver = () => {
    setReport(undefined);
    setFiles([]);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('transfer.title')}
      actions={
        report ? (
          <>
            <Button onClick={report.dry_run ? startOver : onClose} disabled={isPending}>
              {t(report.dry_run ? 'transfer.again' : 'transfer.close')}
            </Button>
            {mayRun ? (
              <Button variant="primary" loading={isPending} onClick={() => void look(files, false)}>
                {t('transfer.run')}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {report ? (
        <Report report={report} fault={fault} />
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-13 text-muted">{t('transfer.text')}</p>
          {isPending ? (
            <p className="flex items-center gap-2 text-13" role="status">
              <Spinner />
              {t('transfer.checking')}
            </p>
          ) : (
            <FileDrop
              label={t('transfer.drop')}
              hint={t('transfer.hint')}
              accept=".md,.markdown,.zip"
              multiple
              error={fault}
              onFiles={(chosen) => void look(chosen, true)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** File by file, those that are left out first, with why. */
function Report({ report, fault }: { report: HelpImportReport; fault: string | undefined }) {
  const t = useT('help');
  const { items, images, categories } = report;
  const sorted = items.toSorted((a, b) => Number(b.action === 'refused') - Number(a.action === 'refused'));
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-13 font-semibold">{t(report.dry_run ? 'transfer.would' : 'transfer.done')}</h3>
      {fault === undefined ? null : (
        <p role="alert" className="text-13 text-danger-text">
          {fault}
        </p>
      )}
      {items.length === 0 ? <p className="text-13 text-muted">{t('transfer.nothing')}</p> : null}
      <p className="flex flex-wrap gap-2">
        {ACTIONS.map((action) => {
          const count = items.filter((item) => item.action === action).length;
          return count === 0 ? null : (
            <Chip key={action} tone={TONES[action]}>
              {t(`transfer.${action}`, { count })}
            </Chip>
          );
        })}
      </p>
      {images + categories === 0 ? null : <p className="text-13 text-muted">{t('transfer.extras', { images, categories })}</p>}
      <ul className="divide-y divide-separator border-y border-separator">
        {sorted.map(({ path, action, title, reason }) => (
          <li key={path} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="truncate text-13">{title === '' ? path : title}</p>
              {title === '' ? null : <p className="truncate text-xs text-muted">{path}</p>}
              {reason === '' ? null : <p className="text-xs text-danger-text">{reason}</p>}
            </div>
            <Chip tone={TONES[action]}>{t(`transfer.action.${action}`)}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
