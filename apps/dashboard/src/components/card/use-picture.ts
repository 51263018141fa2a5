import { sendFile } from '@lobby/api-client';
import { upload, type Attachment } from '@lobby/contract';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { newMessageId } from '#/state/message-id.ts';

const CALLS = { prepare: upload.prepare, part: upload.part, done: upload.done };

/** Uploads the picture of a card, which `noPicture` is said of where it is none; leaving gives up what is on its way. */
export function useUploadPicture(purpose: 'message' | 'canned', onArrived: (picture: Attachment) => void, noPicture: string) {
  const client = useApi();
  const errorText = useErrorText();
  const [going, setGoing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const send = async (file: File) => {
    const signal = leaving.current?.signal ?? new AbortController().signal;
    const sending = { clientFileId: newMessageId(), purpose, signal, onProgress: () => undefined, onWaiting: () => undefined };
    setFailure(undefined);
    setGoing(true);
    try {
      const arrived = await sendFile(client, CALLS, file, sending);
      if (arrived.mime.startsWith('image/')) onArrived(arrived);
      else setFailure(noPicture);
    } catch (error) {
      if (!signal.aborted) setFailure(errorText(error));
    } finally {
      setGoing(false);
    }
  };
  return { going, failure, send };
}
