import { encode } from 'uqr';

/** Light modules around a code, which readers find it by (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Pixels of a module in a picture: sharp on a poster, small in a message. */
const MODULE_PX = 16;

interface Modules {
  size: number;
  path: string;
}

/** The dark modules of a text as one path on a grid of whole numbers. Pure. */
export function qrModules(text: string): Modules {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') };
}

/** A code as an SVG file: black on white, sharp at every size. */
export function qrSvg(text: string): Blob {
  const { size, path } = qrModules(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * MODULE_PX}" height="${size * MODULE_PX}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** A code as a PNG file. Rejects where the browser draws nothing. */
export function qrPng(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE_PX;
  canvas.height = size * MODULE_PX;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('the browser draws nothing'));
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) pen.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('the browser draws nothing'))), 'image/png');
  });
}
