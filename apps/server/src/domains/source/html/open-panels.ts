import { isTag, type Document, type Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { findElement, findElements, textIn } from './element-text.ts';
import { isFrame, isHidden, isUnseen } from './hidden-parts.ts';

const HEADING = /^(?:h[1-6]|summary|dt)$/;
const OPENS: ReadonlySet<string> = new Set(['collapse', 'tab', 'pill', 'accordion', 'toggle']);
/** Words of a button that say nothing of what it opens. */
const MERELY_OPENS =
  /^(?:\W*|(?:show|read|view|see|load)\s+(?:more|less|all|details)|more|less|open|close|menu|details|toggle.{0,20}|展开|收起|展開|更多|显示更多|顯示更多|查看更多|菜单|選單|選項|もっと見る|続きを読む|閉じる|開く|詳細|メニュー)$/i;

/** Names that themes and plugins give to a question and to its answer. */
const QUESTION_NAMES =
  /(?:^|[\s-])(?:question|accordion|(?:accordion|collapsible|toggle|faq)(?:-\w+)?-(?:title|header|heading|button|trigger|toggle|question)|faq-q)(?:$|\s)/;
const ANSWER_NAMES =
  /(?:^|[\s-])(?:answer|panel|collapse|(?:accordion|collapsible|toggle|faq)(?:-\w+)?-(?:content|body|panel|text|answer|collapse)|faq-a)(?:$|\s)/;

/**
 * Opens what a reader opens: a panel under the button that controls it becomes a question with its answer, and a button within a
 * heading speaks as the heading does. A page hides nothing from its readers there.
 */
export function openPanels(document: Document): void {
  const all = findElements(document.children, () => true);
  const byId = new Map(all.flatMap((element) => (element.attribs['id'] === undefined ? [] : [[element.attribs['id'], element] as const])));
  for (const control of all) {
    const panel = byId.get(panelOf(control) ?? '') ?? answerOf(control) ?? panelBeside(control);
    if (panel && panel !== control && !isWithin(control, panel)) open(control, panel);
  }
  for (const element of all) if (element.name === 'button' && headingAbove(element)) element.name = 'span';
}

/** The id of what an element opens; undefined where it opens nothing. */
function panelOf({ name, attribs }: Element): string | undefined {
  const { href = '', role } = attribs;
  const toggles = attribs['data-bs-toggle'] ?? attribs['data-toggle'] ?? '';
  const isOpener = name === 'button' || role === 'button' || role === 'tab' || attribs['aria-expanded'] !== undefined || OPENS.has(toggles);
  if (!isOpener) return undefined;
  const target = attribs['data-bs-target'] ?? attribs['data-target'] ?? href;
  return attribs['aria-controls']?.trim().split(/\s+/)[0] ?? (OPENS.has(toggles) && target.startsWith('#') ? target.slice(1) : undefined);
}

/** The answer to a question that a page marks as one for machines (schema.org). */
function answerOf(control: Element): Element | undefined {
  if (control.attribs['itemprop'] !== 'name') return undefined;
  const question = [...ancestors(control)].find(({ attribs }) => attribs['itemscope'] !== undefined);
  if (!question || !question.attribs['itemtype']?.endsWith('schema.org/Question')) return undefined;
  return findElement(question.children, ({ attribs }) => attribs['itemprop'] === 'acceptedAnswer');
}

/** What stands right behind a control, or behind what holds nothing else, where one of them is called what it is. */
function panelBeside(control: Element): Element | undefined {
  const isExpander = control.attribs['aria-expanded'] !== undefined;
  if (!isExpander && !QUESTION_NAMES.test(namesOf(control))) return undefined;
  // A button is never text; this one is looked at as if it were.
  const wordsIn = (element: Element) => textIn(element, (each) => each !== control && isHidden(each));
  const words = wordsIn(control);
  const apart = [control, ...ancestors(control)].find((above) => nextElement(above) !== undefined || wordsIn(above) !== words);
  const next = apart && wordsIn(apart) === words ? nextElement(apart) : undefined;
  if (!next || words === '' || isMostlyLinks(next)) return undefined;
  const isPanel = ANSWER_NAMES.test(namesOf(next)) || (isExpander && isHidden(next));
  return isPanel && findElement(next.children, (element) => QUESTION_NAMES.test(namesOf(element))) === undefined ? next : undefined;
}

/** `Faq_Question`, `faq__question` and `faq-question` are one name. */
const namesOf = ({ attribs }: Element) => (attribs['class'] ?? '').toLowerCase().replaceAll(/[_-]+/g, '-');

function nextElement(element: Element): Element | undefined {
  for (let { next } = element; next; { next } = next) if (isTag(next)) return next;
  return undefined;
}

function isMostlyLinks(panel: Element): boolean {
  const links = findElements(panel.children, ({ name }) => name === 'a');
  return links.reduce((sum, link) => sum + textIn(link).length, 0) * 2 > textIn(panel).length;
}

function open(control: Element, panel: Element): void {
  if (isOfFrame(panel) || isOfFrame(control)) return;
  reveal(panel);
  const heading = headingAbove(control);
  const question = textIn(control, (element) => element !== control && isHidden(element));
  if (MERELY_OPENS.test(question) || textIn(panel, isHidden) === '') return;
  const details = parseDocument('<details><summary></summary></details>').children[0] as Element;
  const summary = details.children[0] as Element;
  DomUtils.replaceElement(panel, details);
  DomUtils.appendChild(details, panel);
  const whole = heading && textIn(heading, () => false) === textIn(control, () => false) ? heading : control;
  DomUtils.removeElement(whole);
  whole.name = 'span';
  control.name = 'span';
  DomUtils.appendChild(summary, whole);
}

function reveal(panel: Element): void {
  const { hidden: _hidden, 'aria-hidden': _ariaHidden, ...shown } = panel.attribs;
  panel.attribs = shown;
  // What else its style hides, such as words of no size, stays hidden.
  if (shown['style'] !== undefined)
    shown['style'] = shown['style'].replaceAll(/(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:!important)?/gi, '');
}

function* ancestors({ parent }: Element): Generator<Element> {
  for (let above = parent; above; above = above.parent) if (isTag(above)) yield above;
}

const isWithin = (element: Element, outer: Element) => [...ancestors(element)].includes(outer);

function headingAbove(element: Element): Element | undefined {
  return [...ancestors(element)].find(({ name }) => HEADING.test(name));
}

/** A menu behind a button is a menu, a dialog a dialog, and what is never text never becomes text. */
function isOfFrame(element: Element): boolean {
  const inner = findElement(element.children, ({ name, attribs }) => name === 'nav' || attribs['role'] === 'navigation');
  return (
    inner !== undefined || [element, ...ancestors(element)].some((each) => isFrame(each) || (isUnseen(each) && each.name !== 'button'))
  );
}
