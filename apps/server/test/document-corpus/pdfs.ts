import PdfKit from 'pdfkit';
import type { DocumentCase } from './document-case.ts';

function pdf(options: PDFKit.PDFDocumentOptions, draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  return new Promise((done) => {
    const document = new PdfKit(options);
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => done(new Uint8Array(Buffer.concat(chunks))));
    draw(document);
    document.end();
  });
}

/** A page with one line of text at 72, 700, and what lies on it. */
function pdfWith(annotations: readonly string[]): Uint8Array {
  const words = 'BT /F1 12 Tf 100 700 Td (Express delivery) Tj ET BT /F1 12 Tf 100 660 Td (Pickup in the shop) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [${annotations.join(' ')}] >>`,
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 0 >>\nstream\n\nendstream',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}
const box = (bottom: number, state: string) =>
  `<< /Type /Annot /Subtype /Widget /FT /Btn /F 4 /T (b${bottom}) /Rect [72 ${bottom} 88 ${bottom + 16}] /V /${state} /AS /${state} /AP << /N << /Yes 6 0 R /Off 6 0 R >> >> >>`;

const PRICES = 'The zip costs 12 EUR, and the repair takes a week.';
const LEFT = 'Returns are free within thirty days of delivery when the goods are unworn. Write to us first.';
const RIGHT = 'Alterations take two weeks in our workshop in Kyoto. We send the goods back free of charge.';

export const PDFS: readonly DocumentCase[] = [
  {
    name: 'PDF of two columns, each read for itself',
    file: 'columns.pdf',
    bytes: () =>
      pdf({}, (page) => {
        page.text(LEFT, 72, 72, { width: 200 });
        page.text(RIGHT, 320, 72, { width: 200 });
      }),
    lines: [LEFT, RIGHT],
    asked: ['How long do alterations take in Kyoto?', 'Alterations take two weeks', 'en-US'],
  },
  {
    name: 'PDF whose lines break words',
    file: 'hyphens.pdf',
    bytes: () =>
      pdf(
        {},
        (page) =>
          void page.text(
            'The repair of your tent is done in our work-\nshop, and it takes about two weeks in sum-\nmer. Ask for our service by telephone.',
          ),
      ),
    lines: ['The repair of your tent is done in our workshop, and it takes about two weeks in summer. Ask for our service by telephone.'],
  },
  {
    name: 'PDF whose page is turned',
    file: 'turned.pdf',
    bytes: () => pdf({}, (page) => void page.rotate(90, { origin: [200, 200] }).text(PRICES, 100, 150, { width: 500 })),
    lines: [PRICES],
  },
  {
    name: 'PDF of a form that is filled in',
    file: 'form.pdf',
    bytes: () =>
      pdf({}, (page) => {
        page
          .font('Helvetica')
          .text('Opening hours', 72, 72)
          .text('Shop:', 72, 160)
          .text('Express delivery', 110, 202)
          .text('Size:', 72, 242);
        page.initForm();
        page.formText('hours', 72, 100, 300, 20, { value: 'Daily from nine to five.' });
        page.formText('shop', 130, 156, 300, 20, { value: 'Kyoto' });
        page.formCheckbox('express', 72, 200, 16, 16);
        page.formCombo('size', 130, 238, 100, 20, { select: ['S', 'M'], value: 'M' });
        page.formText('empty', 72, 300, 300, 20, {});
      }),
    lines: ['Opening hours', 'Daily from nine to five.', 'Shop: Kyoto', '☐ Express delivery', 'Size: M'],
    asked: ['When is the shop open?', 'Daily from nine to five.', 'en-US'],
  },
  {
    name: 'PDF with boxes that are ticked, words laid over it and a hidden field',
    file: 'ticked.pdf',
    bytes: () =>
      pdfWith([
        box(696, 'Yes'),
        box(656, 'Off'),
        '<< /Type /Annot /Subtype /FreeText /F 4 /Rect [72 600 300 620] /DA (/F1 12 Tf) /Contents (Closed on Sunday.) >>',
        '<< /Type /Annot /Subtype /Widget /FT /Tx /F 2 /T (cost) /Rect [72 500 300 520] /V (Purchase price 3 EUR) >>',
        '<< /Type /Annot /Subtype /Text /F 4 /Rect [300 700 320 720] /Contents (Ask the boss) >>',
      ]),
    lines: ['☑ Express delivery', '☐ Pickup in the shop', 'Closed on Sunday.'],
  },
  {
    name: 'PDF of pictures of pages',
    file: 'scan.pdf',
    bytes: () => pdf({}, (page) => void page.rect(0, 0, 99, 99).fill('#000')),
    lines: ['no_text'],
  },
  {
    name: 'PDF with a password',
    file: 'locked.pdf',
    bytes: () => pdf({ userPassword: 'x' }, (page) => void page.text('Hidden')),
    lines: ['encrypted'],
  },
];
