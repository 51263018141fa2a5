import { useFormats, useT } from '@lobby/i18n';
import { Button, Sheet } from '@lobby/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { beginOrderImport, ORDER_IMPORT_KEY } from '#/data/order-import.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportCheck } from './import-check.tsx';
import { ImportProgress } from './import-progress.tsx';
import { useOrderFile } from './use-order-file.ts';

/** Width of the sheet, in px. */
const WIDTH_PX = 640;

interface ImportSheetProps {
  /** The import that is shown; undefined begins with a file. */
  shownId: string | undefined;
  onClose: () => void;
}

/** Work orders from a file: choose it, see what it would do, confirm. Closing the sheet stops nothing that was begun. */
export function ImportSheet({ shownId, onClose }: ImportSheetProps) {
  const t = useT('orderlist');
  const common = useT();
  const formats = useFormats();
  const api = useApi();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const file = useOrderFile();
  const [jobId, show] = useState(shownId);
  const [notify, setNotify] = useState(false);
  const [isBeginning, setBeginning] = useState(false);
  // A press that is repeated after a lost answer begins nothing twice.
  const nextId = useRef(crypto.randomUUID());
  const begin = async () => {
    if (!file.file) return;
    setBeginning(true);
    try {
      const { id } = await beginOrderImport(api, file.file, { id: nextId.current, notify, ...file.reading });
      await queryClient.invalidateQueries({ queryKey: ORDER_IMPORT_KEY });
      show(id);
    } catch (error) {
      file.fail(errorText(error));
    } finally {
      setBeginning(false);
    }
  };
  const again = () => {
    nextId.current = crypto.randomUUID();
    file.forget();
    show(undefined);
  };
  const isChecked = jobId === undefined && (file.check !== undefined || file.headers.length > 0);
  const count = file.check?.added ?? 0;
  return (
    <Sheet
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('import.title')}
      description={t('import.text')}
      footer={
        isChecked ? (
          <>
            <Button onClick={again}>{common('actions.cancel')}</Button>
            <Button variant="primary" loading={isBeginning} disabled={count === 0 || file.busy} onClick={() => void begin()}>
              {count === 0 ? t('import.nothing') : t('import.confirm', { count, shown: formats.number(count) })}
            </Button>
          </>
        ) : jobId === undefined ? undefined : (
          <>
            <Button onClick={again}>{t('import.again')}</Button>
            <Button variant="primary" onClick={onClose}>
              {common('actions.close')}
            </Button>
          </>
        )
      }
    >
      {jobId !== undefined ? (
        <ImportProgress id={jobId} />
      ) : isChecked ? (
        <ImportCheck file={file} notify={notify} onNotify={setNotify} />
      ) : (
        <ChooseFile file={file} />
      )}
    </Sheet>
  );
}
