import { LOCALES, PLAYGROUND_DRAFT_KEY, readPlaygroundDraft } from '@lobby/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InProcessWorker } from '#/testing/in-process-worker.ts';
import { openPage } from '#/testing/open-page.tsx';
import { samplesOf } from '#/testing/samples-of.ts';

const TEXT = '# Returns\nUsed goods can be returned within sixty days.\n\n# Delivery\nIt takes two days to arrive.';

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessWorker);
  Element.prototype.scrollTo ??= () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser that keeps nothing. */
const blockStorage = () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = { getItem: () => null, setItem: refuse, removeItem: refuse, clear: () => undefined };
  vi.stubGlobal('sessionStorage', blocked);
  vi.stubGlobal('localStorage', blocked);
};

type Page = Awaited<ReturnType<typeof openPage>>;
const area = () => screen.findByLabelText('Your text, FAQ or table');
const putIn = async (page: Page, text = TEXT) => {
  fireEvent.change(await area(), { target: { value: text } });
  await page.user.click(screen.getByRole('button', { name: 'Use this text' }));
};
const ask = async (page: Page, question: string) => {
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Ask in the language of the text').disabled).toBe(false));
  await page.user.type(screen.getByLabelText('Ask in the language of the text'), `${question}{Enter}`);
};
const thread = () => within(screen.getByRole('log', { name: 'Questions and answers' }));

describe('the playground', () => {
  test('answers from what was put in, names the passage, its score and why', async () => {
    const page = await openPage('/playground');
    await putIn(page);
    await ask(page, 'Can used goods be returned?');
    expect(await thread().findByRole('button', { name: 'Source 1: Returns' })).toBeTruthy();
    const source = document.querySelector('[data-passage="1"]');
    expect(source?.textContent).toContain('1');
    expect(source?.className).toContain('bg-accent-tint');
    expect(document.querySelector('[data-passage="2"]')?.className).not.toContain('bg-accent-tint');
    const row = within(
      thread()
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent?.includes('Shared words'))!,
    );
    expect(row.getByText(/^[01]\.\d\d$/)).toBeTruthy();
    expect(row.getByText(/Shared words in the text: .*goods/)).toBeTruthy();
    expect(screen.getByText('Passages searched').nextElementSibling?.textContent).toBe('2');
  });

  test('says that it does not know, and shows what it looked at', async () => {
    const page = await openPage('/playground');
    await putIn(page);
    await ask(page, 'Do you sell bicycles with days?');
    expect(await thread().findByText(/^The text doesn’t answer this/)).toBeTruthy();
    expect(thread().getAllByText('not used').length).toBeGreaterThan(0);
  });

  test('tells that a question in another language finds nothing here', async () => {
    const page = await openPage('/playground');
    await putIn(page);
    await ask(page, '返品できますか？');
    expect(await thread().findByText(/^The text is in English/)).toBeTruthy();
  });

  test.each(LOCALES)('has samples in %s, with questions to begin with, and no key left to read', async (locale) => {
    const page = await openPage('/playground', { locale });
    const { clinic } = await samplesOf(locale);
    await page.user.click(await screen.findByRole('button', { name: clinic.name }));
    await page.user.click(await screen.findByRole('button', { name: clinic.first }));
    await waitFor(() => expect(document.querySelector('[data-passage="3"]')?.className).toContain('bg-accent-tint'));
    expect(document.body.textContent).not.toMatch(/\b(knowledge|ask|details|samples|keep|private)\.[a-z]/);
  });

  test('calls nobody', async () => {
    const page = await openPage('/playground');
    const fetched = vi.spyOn(globalThis, 'fetch');
    await putIn(page);
    await ask(page, 'Can used goods be returned?');
    await thread().findByRole('button', { name: 'Source 1: Returns' });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('shows the sources of an earlier answer again', async () => {
    const page = await openPage('/playground');
    await putIn(page);
    await ask(page, 'Can used goods be returned?');
    await thread().findByRole('button', { name: 'Source 1: Returns' });
    await ask(page, 'How many days until it arrives?');
    await thread().findByRole('button', { name: 'Source 1: Delivery' });
    expect(document.querySelector('[data-passage="1"]')?.className).not.toContain('bg-accent-tint');
    await page.user.click(thread().getByRole('button', { name: 'Where this comes from' }));
    expect(document.querySelector('[data-passage="1"]')?.className).toContain('bg-accent-tint');
  });
});

describe('what is put in', () => {
  test('is read at once when it is pasted into the empty field', async () => {
    await openPage('/playground');
    fireEvent.paste(await area(), { clipboardData: { getData: () => TEXT } });
    expect(await screen.findByText(/2 passages/)).toBeTruthy();
  });

  test('may come from a file, in an old encoding too', async () => {
    const page = await openPage('/playground', { locale: 'zh-CN' });
    const bytes = new Uint8Array([0xcd, 0xcb, 0xbb, 0xf5, 0xa1, 0xa3]);
    const input = await screen.findByLabelText('打开文件', { selector: 'input' });
    await page.user.upload(input, new File([bytes], 'faq.txt', { type: 'text/plain' }));
    expect(await screen.findByText('退货。')).toBeTruthy();
  });

  test('stays over a reload, and is forgotten when it is cleared', async () => {
    const page = await openPage('/playground');
    await putIn(page);
    await screen.findByText(/2 passages/);
    page.unmount();
    const again = await openPage('/playground');
    expect(await screen.findByText(/2 passages/)).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Clear' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your text, FAQ or table')).value).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  test('is used all the same where the browser keeps nothing, and the page says so', async () => {
    const page = await openPage('/playground');
    blockStorage();
    await putIn(page);
    expect(await screen.findByText(/lost on reload/)).toBeTruthy();
  });

  test('can be changed, and is asked anew', async () => {
    const page = await openPage('/playground');
    await putIn(page);
    await ask(page, 'Can used goods be returned?');
    await thread().findByRole('button', { name: 'Source 1: Returns' });
    await page.user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(((await area()) as HTMLTextAreaElement).value).toBe(TEXT);
    await putIn(page, `${TEXT}\n\n# Repairs\nThey are free for ten years.`);
    expect(await screen.findByText(/3 passages/)).toBeTruthy();
    expect(thread().queryByText('Can used goods be returned?')).toBeNull();
  });

  test.each([
    ['nothing', '   ', 'There’s nothing to answer from yet.'],
    ['only a head line', 'question,answer\n', 'There’s nothing to answer from yet.'],
    ['more than 1 MB', '退'.repeat(400_000), 'This is more than 1 MB.'],
  ])('with %s in it is refused in clear words, and stays', async (_what, text, words) => {
    const page = await openPage('/playground');
    await putIn(page, text);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(((await area()) as HTMLTextAreaElement).value).toBe(text);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your text, FAQ or table')));
  });

  test('with too many passages is used as far as it goes, and says what is left out', async () => {
    const page = await openPage('/playground');
    const rows = Array.from({ length: 2_003 }, (_, row) => `Question ${row},Answer ${row}`);
    await putIn(page, `question,answer\n${rows.join('\n')}`);
    expect(await screen.findByText(/Only the first 2,000 passages are used; 3 are left out/, {}, { timeout: 10_000 })).toBeTruthy();
  }, 20_000);

  test('that the worker could not read can be tried again', async () => {
    const page = await openPage('/playground');
    vi.stubGlobal(
      'Worker',
      class extends InProcessWorker {
        override postMessage(): void {
          setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'gone' })));
        }
      },
    );
    await putIn(page);
    expect((await screen.findByRole('alert')).textContent).toContain('The text couldn’t be read.');
    vi.stubGlobal('Worker', InProcessWorker);
    await page.user.click(screen.getByRole('button', { name: 'Use this text' }));
    expect(await screen.findByText(/2 passages/)).toBeTruthy();
  });
});

describe('keeping it', () => {
  const draft = () => readPlaygroundDraft(localStorage.getItem(PLAYGROUND_DRAFT_KEY), Date.now());

  test('leaves the entries for the new business, and goes to sign up', async () => {
    const page = await openPage('/playground');
    await putIn(page);
    await page.user.click(await screen.findByRole('button', { name: /^Sign up and keep this/ }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeTruthy();
    expect(draft()?.entries.map(({ question, answer, locale }) => [question, answer, locale])).toEqual([
      ['Returns', 'Used goods can be returned within sixty days.', 'en-US'],
      ['Delivery', 'It takes two days to arrive.', 'en-US'],
    ]);
  });

  test('leads who has a business straight to its knowledge', async () => {
    const page = await openPage('/playground', { signedIn: true });
    await putIn(page);
    await page.user.click(await screen.findByRole('button', { name: /^Add to my knowledge/ }));
    await waitFor(() => expect(page.left).toEqual(['/dashboard/knowledge-base/ai-corpus']));
    expect(draft()?.entries).toHaveLength(2);
  });

  test('is done by a file where the browser keeps nothing', async () => {
    const page = await openPage('/playground');
    await putIn(page);
    await screen.findByText(/2 passages/);
    blockStorage();
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    await page.user.click(screen.getByRole('button', { name: /^Sign up and keep this/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your browser blocks storage, so we can’t keep this');
    await page.user.click(screen.getByRole('button', { name: 'Save as a file' }));
    const [[file]] = saved.mock.calls as [[Blob]];
    expect(await file.text()).toContain('Returns,Used goods can be returned');
    await page.user.click(screen.getByRole('button', { name: 'Continue without it' }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeTruthy();
  });

  test('is offered once there is something to keep', async () => {
    await openPage('/playground');
    expect((await screen.findByRole('link', { name: 'Start free' })).getAttribute('href')).toBe('/auth/sign-up');
    expect(screen.queryByRole('button', { name: /keep this/ })).toBeNull();
  });
});
