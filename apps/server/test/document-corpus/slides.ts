import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMES =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A slide of a deck: its shapes as XML. */
export interface SlideParts {
  shapes: string;
  notes?: string;
  isHidden?: boolean;
  /** Words of a diagram, which a frame of the slide leads to as `rIdDiagram`. */
  diagram?: readonly string[];
}

/** A PowerPoint deck; `order` says which slide comes first where that is not the order of their files. */
export function deck(
  slides: readonly SlideParts[],
  { order = slides.map((_, index) => index), title = 'PowerPoint Presentation' } = {},
): Uint8Array {
  const ids = order.map((index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`);
  const targets = slides.map((_, index) => relation(`rId${index + 1}`, 'slide', `slides/slide${index + 1}.xml`));
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="x" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`,
    'ppt/presentation.xml': `<p:presentation ${NAMES}><p:sldIdLst>${ids.join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(targets),
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${NAMES}><p:cSld><p:spTree>${shape(said('Click to edit'))}</p:spTree></p:cSld></p:sldMaster>`,
  };
  for (const [index, each] of slides.entries()) Object.assign(parts, slideParts(each, index + 1));
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(HEAD + xml)])));
}

function slideParts({ shapes, notes, isHidden = false, diagram }: SlideParts, number: number): Record<string, string> {
  const tree = (inner: string) => `<p:cSld><p:spTree>${inner}</p:spTree></p:cSld>`;
  return {
    [`ppt/slides/slide${number}.xml`]: `<p:sld ${NAMES}${isHidden ? ' show="0"' : ''}>${tree(shapes)}</p:sld>`,
    [`ppt/slides/_rels/slide${number}.xml.rels`]: relations([
      ...(notes === undefined ? [] : [relation('rIdNotes', 'notesSlide', `../notesSlides/notesSlide${number}.xml`)]),
      ...(diagram === undefined ? [] : [relation('rIdDiagram', 'diagramData', `../diagrams/data${number}.xml`)]),
    ]),
    ...(notes === undefined
      ? {}
      : {
          [`ppt/notesSlides/notesSlide${number}.xml`]: `<p:notes ${NAMES}>${tree(
            `${shape(said(String(number)), 'sldNum')}${shape(said(notes), 'body')}`,
          )}</p:notes>`,
        }),
    ...(diagram === undefined
      ? {}
      : {
          [`ppt/diagrams/data${number}.xml`]: `<dgm:dataModel ${NAMES}><dgm:ptLst>${diagram
            .map((words) => `<dgm:pt><dgm:t>${said(words)}</dgm:t></dgm:pt>`)
            .join('')}</dgm:ptLst></dgm:dataModel>`,
        }),
  };
}

const relation = (id: string, kind: string, target: string) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
const relations = (all: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;

/** A shape; `kind` makes it a placeholder. */
export function shape(paragraphs: string, kind = '', rest = ''): string {
  const place = kind === '' ? '' : `<p:ph type="${kind}"/>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"${rest}/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs}</p:txBody></p:sp>`;
}
export const said = (words: string, properties = '') => `<a:p>${properties}<a:r><a:t>${words}</a:t></a:r></a:p>`;
export const group = (...shapes: string[]) => `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="g"/></p:nvGrpSpPr>${shapes.join('')}</p:grpSp>`;
export const frame = (inner: string) => `<p:graphicFrame><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></p:graphicFrame>`;
export const slideTable = (rows: readonly (readonly string[])[]) =>
  frame(`<a:tbl>${rows.map((row) => `<a:tr>${row.join('')}</a:tr>`).join('')}</a:tbl>`);
export const slideCell = (words: string, rest = '') => `<a:tc${rest}><a:txBody>${said(words)}</a:txBody></a:tc>`;
