import { useT } from '@lobby/i18n';
import { Button, classNames, Dialog, Slider } from '@lobby/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moveCrop, squareOf, WHOLE, ZOOM_MAX, type Crop } from './crop.ts';

/** Side of what is shown, and of what is sent, in px. */
const VIEW_PX = 240;
const SENT_PX = 512;
/** Part of what is shown that an arrow key moves it by. */
const STEP = 0.05;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface CropDialogProps {
  image: ImageBitmap;
  /** A face is shown in a circle, a logo in a square. */
  isRound: boolean;
  onDone: (picture: Blob) => void;
  onClose: () => void;
}

/** Lets the square of an image be chosen that is shown: by dragging, by the arrow keys, and by a scale. */
export function CropDialog({ image, isRound, onDone, onClose }: CropDialogProps) {
  const t = useT('picture');
  const common = useT('common');
  const view = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  useEffect(() => {
    if (view.current) drawInto(view.current, image, crop);
  }, [image, crop]);
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) setCrop((before) => moveCrop(image, before, { x: -movementX / VIEW_PX, y: -movementY / VIEW_PX }));
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    setCrop((before) => moveCrop(image, before, step));
  };
  const use = () => {
    const sent = Object.assign(document.createElement('canvas'), { width: SENT_PX, height: SENT_PX });
    drawInto(sent, image, crop);
    sent.toBlob((blob) => blob && onDone(blob), 'image/png');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('crop.title')}
      description={t('crop.text')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" onClick={use}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-4">
        <button
          type="button"
          aria-label={t('crop.area')}
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          className={classNames(
            'mx-auto cursor-grab touch-none overflow-hidden border border-border bg-white active:cursor-grabbing',
            isRound ? 'rounded-full' : 'rounded-3xl',
          )}
        >
          <canvas ref={view} width={VIEW_PX * 2} height={VIEW_PX * 2} style={{ width: VIEW_PX, height: VIEW_PX }} className="block" />
        </button>
        <Slider
          label={t('crop.zoom')}
          value={crop.zoom}
          min={1}
          max={ZOOM_MAX}
          step={0.1}
          format={(zoom) => `${Math.round(zoom * 100)}%`}
          onChange={(zoom) => setCrop((before) => ({ ...before, zoom }))}
        />
      </div>
    </Dialog>
  );
}

function drawInto(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(image, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
