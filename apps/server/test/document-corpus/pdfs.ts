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
