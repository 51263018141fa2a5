import type { Attachment, UploadPurpose } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useUploadPicture } from '#/components/card/use-picture.ts';
import { StaffFace } from './staff-face.tsx';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

const SIDE_PX = 64;

interface PictureFieldProps {
  purpose: Extract<UploadPurpose, 'face' | 'logo'>;
  label: string;
  hint: string;
  /** Gives the initials where there is no picture. */
  name: string;
  /** Path of what is shown now. */
  picture: string | null;
  /** There is one to take away, and not only one that shows through. */
  isOwn: boolean;
  disabled?: boolean;
  /**
   * What was uploaded, or null where it was taken away. What it rejects with is shown.
   * @param preview address of it within this browser
   */
  onChange: (uploadId: string | null, preview?: string) => unknown;
}

/** A face or a logo: shown, cut to a square, uploaded, and taken away. */
export function PictureField({ purpose, label, hint, name, picture, isOwn, disabled = false, onChange }: PictureFieldProps) {
  const t = useT('picture');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageBitmap>();
  const sending = useRef<File>(undefined);
  const arrived = ({ id: uploadId }: Attachment) => onChange(uploadId, sending.current && URL.createObjectURL(sending.current));
  const { going, failure, send: upload, attempt } = useUploadPicture(purpose, arrived, t('not_image'));
  const send = (file: File) => {
    sending.current = file;
    return upload(file);
  };
  const pick = async (file: File) => {
    // What no browser can read, such as a photo of some phones, the server cuts in the middle.
    const read = file.type.startsWith('image/') ? await createImageBitmap(file).catch(() => undefined) : undefined;
    if (read) setImage(read);
    else await send(file);
  };
  const isRound = purpose === 'face';
  return (
    <fieldset disabled={disabled} aria-describedby={`${id}-hint`} className="flex min-w-0 items-center gap-4">
      <legend className="mb-1.5 text-label">{label}</legend>
      <StaffFace name={name} face={picture} size={SIDE_PX} shape={isRound ? 'round' : 'square'} decorative />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p id={`${id}-hint`} className="text-13 text-pretty text-muted">
          {hint}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={label}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file can be picked again.
            currentTarget.value = '';
            if (file) void pick(file);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<ImagePlus size={16} aria-hidden="true" />}
            loading={going}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {t(isOwn ? 'replace' : 'upload')}
          </Button>
          {isOwn ? (
            <Button size="small" disabled={disabled || going} onClick={() => void attempt(() => onChange(null))}>
              {t('remove')}
            </Button>
          ) : null}
        </div>
        {failure === undefined ? null : (
          <p role="alert" className="text-13 text-danger-text">
            {failure}
          </p>
        )}
      </div>
      {image ? (
        <Suspense fallback={null}>
          <CropDialog
            image={image}
            isRound={isRound}
            onClose={() => setImage(undefined)}
            onDone={(blob) => {
              setImage(undefined);
              void send(new File([blob], `${purpose}.png`, { type: blob.type }));
            }}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
