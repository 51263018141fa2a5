import { sendFile } from '@lobby/api-client';
import { upload, type Attachment, type UploadPurpose } from '@lobby/contract';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { newMessageId } from '#/state/message-id.ts';

const CALLS = { prepare: upload.prepare, part: upload.part, done: upload.done };

type Arrived = (picture: Attachment) => unknown;

/**
 * Uploads a picture, which `noPicture` is said of where it is none; leaving gives up what is on its way. What is done with it
 * belongs to it: its failure is the upload's.
 */
export function useUploadPicture(purpose: UploadPurpose, onArrived: Arrived, noPicture: string) {
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
  const attempt = async (work: (signal: AbortSignal) => unknown) => {
    const signal = leaving.current?.signal ?? new AbortController().signal;
    setFailure(undefined);
    setGoing(true);
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) setFailure(errorText(error));
    } finally {
      setGoing(false);
    }
  };
  const send = (file: File) =>
    attempt(async (signal) => {
      const sending = { clientFileId: newMessageId(), purpose, signal, onProgress: () => undefined, onWaiting: () => undefined };
      const arrived = await sendFile(client, CALLS, file, sending);
      if (arrived.mime.startsWith('image/')) await onArrived(arrived);
      else setFailure(noPicture);
    });
  return { going, failure, send, attempt };
}
