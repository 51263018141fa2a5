import { expect } from 'storybook/test';

/** Expects an element to have the focus, and the focus to be seen: an outline, or the ring of the box around it. */
export async function expectVisibleFocus(element: Element): Promise<void> {
  await expect(element).toHaveFocus();
  const isOutlined = (each: Element) => !['none', ''].includes(getComputedStyle(each).outlineStyle);
  let box: Element | null = element;
  while (box && !isOutlined(box) && getComputedStyle(box).boxShadow === 'none') box = box.parentElement;
  await expect(box).not.toBeNull();
}
