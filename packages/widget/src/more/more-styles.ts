/** Rules of what is there only once a visitor has come near; nothing of the page's own reaches into them. */
export function moreStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '#go{user-select:none;-webkit-user-select:none}' +
      '#go[data-dragged]{cursor:grabbing}' +
      '#say canvas{float:inline-start;width:24px;height:24px;margin:-1px 8px 0 0;border-radius:50%}' +
      '[dir=rtl] #say canvas{margin:-1px 0 0 8px}' +
      '#say p{clear:both;padding-top:2px}',
  );
  return sheet;
}
