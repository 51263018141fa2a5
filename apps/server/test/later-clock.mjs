/** A process that is started with it lives so many milliseconds later, so that a day passes with its next start. */
const later = Number(process.env['LATER_MS'] ?? 0);
const now = Date.now.bind(Date);

globalThis.Date = class extends Date {
  static now() {
    return now() + later;
  }

  constructor(...given) {
    if (given.length === 0) super(now() + later);
    else super(...given);
  }
};
