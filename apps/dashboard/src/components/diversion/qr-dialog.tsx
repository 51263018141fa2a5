import type { DiversionLink } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Dialog, toast } from '@lobby/ui';
import { Download } from 'lucide-react';
import { saveFile } from '#/components/save-file.ts';
import { qrModules, qrPng, qrSvg } from './qr-files.ts';

/** A link's code to look at, and to take along as a picture for the screen or for print. */
export function QrDialog({ link, onClose }: { link: Pick<DiversionLink, 'url' | 'slug' | 'name'>; onClose: () => void }) {
  const t = useT('diversion');
  const { size, path } = qrModules(link.url);
  const savePng = () =>
    qrPng(link.url).then(
      (file) => saveFile(file, `${link.slug}.png`),
      () => toast.error(t('qr_failed')),
    );
  return (
    <Dialog open onClose={onClose} title={t('qr_title', { name: link.name })} description={link.url} width={360}>
      <div className="mt-4 flex flex-col items-center gap-4">
        <svg
          role="img"
          aria-label={t('qr_label', { url: link.url })}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          className="size-56 rounded-lg border border-border"
        >
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
        <div className="flex gap-2">
          <Button icon={<Download size={15} />} onClick={() => void savePng()}>
            {t('qr_png')}
          </Button>
          <Button icon={<Download size={15} />} onClick={() => saveFile(qrSvg(link.url), `${link.slug}.svg`)}>
            {t('qr_svg')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
