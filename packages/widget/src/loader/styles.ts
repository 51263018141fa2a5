import type { WidgetSetup } from '@lobby/contract';

/** Up to this width the panel takes the whole page. */
export const PHONE = '(max-width:600px)';

/**
 * Everything that is seen but what is in the frame. What the page says of the host counts less than what is important here; what is below
 * the host the page does not reach.
 */
export function styleOf({ color, text_color: text, logo, side, offset_x: x, offset_y: y }: WidgetSetup): string {
  return (
    ':host{all:initial!important;position:fixed!important;z-index:2147483000!important}' +
    '[hidden],span:empty,b:empty{display:none!important}' +
    '*{margin:0;border:0;padding:0}' +
    'section{font:14px/22px system-ui;color:#222}' +
    'button{all:unset;cursor:pointer}' +
    ':focus-visible{outline:auto}' +
    'svg{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}' +
    `#go,#say,dialog{position:fixed;inset:auto;${side}:${x}px;bottom:${y}px;box-shadow:0 6px 24px #0003;border-radius:28px}` +
    `#say,dialog{bottom:${y + 72}px;max-width:calc(100vw - ${2 * x + 32}px);border-radius:20px;background:#fff}` +
    `#go{touch-action:pan-y;display:flex;gap:6px;padding:14px;border:2px solid #0000;background:${color};color:${text};font:600 16px/24px system-ui}` +
    `b{position:absolute;top:-6px;${side}:-6px;padding:0 6px;border:2px solid #fff;border-radius:28px;background:#dc2626;color:#fff;font:12px/18px system-ui}` +
    `#say{width:280px;padding:14px;border-bottom-${side}-radius:6px;overflow-wrap:anywhere}` +
    '#say span{display:block;margin-inline-end:28px;color:#666}' +
    '#x{position:absolute;top:0;inset-inline-end:0;padding:10px;color:#666}' +
    `dialog{width:400px;height:700px;max-height:calc(100vh - ${y + 88}px);overflow:hidden}` +
    'iframe{width:100%;height:100%}' +
    'output{position:fixed;clip-path:inset(50%)}' +
    `@media ${PHONE}{dialog{inset:0;min-width:100%;min-height:100%;border-radius:0}}` +
    `@media print{section{display:none}}${logo}`
  );
}
