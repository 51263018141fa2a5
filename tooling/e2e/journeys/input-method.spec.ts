import { expect, journey } from '#/journey.ts';

journey('Enter sends nothing while an input method composes', async ({ page, context }) => {
  await page.goto('/chat/demo?locale=ja-JP');
  const field = page.getByRole('textbox');
  await field.click();
  const session = await context.newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'にほんご', selectionStart: 4, selectionEnd: 4 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('にほんご')).toHaveCount(1);
  await expect(field).toHaveValue(/にほんご/);
});
