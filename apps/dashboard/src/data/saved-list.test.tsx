import { createApiClient } from '@lobby/api-client';
import { canned, DEVICES, glossary, roles } from '@lobby/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#/app/query-client.ts';
import { aCannedReply } from '#/testing/canned.ts';
import { createFakeApi } from '#/testing/fake-api.ts';
import { ApiProvider, useApi } from './api.ts';
import { cannedQuery, useSaveCanned } from './canned.ts';
import { glossaryQuery, useSaveTerm } from './glossary.ts';
import { rolesQuery, useSaveRole } from './role.ts';

type Fake = ReturnType<typeof createFakeApi>;

interface Noun {
  serve: (fake: Fake, text: string) => void;
  useText: () => string | undefined;
  useSave: () => () => Promise<unknown>;
}

/** Each a list, and the form that stands in its place. */
const NOUNS: Record<string, Noun> = {
  'canned replies': {
    serve: (fake, text) => {
      fake.answer(canned.list, { items: [aCannedReply(1, { title: text })] });
      fake.answer(canned.create, aCannedReply(1));
    },
    useText: () => useQuery(cannedQuery(useApi())).data?.items[0]?.title,
    useSave: () => {
      const { mutateAsync } = useSaveCanned();
      return () => mutateAsync({ draft: {} as never });
    },
  },
  'the glossary': {
    serve: (fake, text) => {
      fake.answer(glossary.list, { items: [{ id: text }] } as never);
      fake.answer(glossary.create, {} as never);
    },
    useText: () => useQuery(glossaryQuery(useApi())).data?.items[0]?.id,
    useSave: () => {
      const { mutateAsync } = useSaveTerm();
      return () => mutateAsync({ draft: {} as never });
    },
  },
  roles: {
    serve: (fake, text) => {
      fake.answer(roles.list, { items: [{ id: text }] } as never);
      fake.answer(roles.create, {} as never);
    },
    useText: () => useQuery(rolesQuery(useApi())).data?.items[0]?.id,
    useSave: () => {
      const { mutateAsync } = useSaveRole();
      return () => mutateAsync({ draft: {} as never, of: undefined });
    },
  },
};

test.each(Object.keys(NOUNS))('the list of %s that a form stands in for never shows what was before the saving', async (name) => {
  const noun = NOUNS[name] as Noun;
  const { serve, useText, useSave } = noun;
  const fake = createFakeApi();
  const api = createApiClient({
    origin: '',
    getToken: () => 'token-1',
    getLocale: () => 'en-US',
    device: DEVICES.dashboard,
    onFailure: () => undefined,
  });
  fake.plugInto(api);
  serve(fake, 'before');
  const shown: (string | undefined)[] = [];
  function List() {
    const text = useText();
    shown.push(text);
    return <p>{text}</p>;
  }
  function Form({ onSaved }: { onSaved: () => void }) {
    const save = useSave();
    return (
      <button type="button" onClick={() => void save().then(onSaved)}>
        Save
      </button>
    );
  }
  function Screen() {
    const [isWriting, setWriting] = useState(false);
    if (isWriting) return <Form onSaved={() => setWriting(false)} />;
    return (
      <>
        <List />
        <button type="button" onClick={() => setWriting(true)}>
          Write
        </button>
      </>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider value={api}>
        <Screen />
      </ApiProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await screen.findByText('before');
  await user.click(screen.getByRole('button', { name: 'Write' }));
  serve(fake, 'after');
  shown.length = 0;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('after');
  expect(shown).not.toContain('before');
});
