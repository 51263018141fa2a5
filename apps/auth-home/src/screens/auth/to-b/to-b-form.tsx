import { useLocale, useT } from '@lobby/i18n';
import { Button, Skeleton, TextField } from '@lobby/ui';
import { lazy, Suspense, useId } from 'react';
import { SlugField } from '#/components/chat-address/slug-field.tsx';
import { isSlug, plainSlug } from '#/components/chat-address/suggest-slug.ts';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { Form } from '#/components/form/form.tsx';
import { useProblemText } from '#/components/form/problem.ts';
import type { ToBField } from './check-to-b.ts';
import { LanguageChips } from './language-chips.tsx';
import type { useToB } from './use-to-b.ts';

/** Searchable selects weigh more than the rest of the form; they come while the name is being typed. */
const PlaceFields = lazy(async () => ({ default: (await import('./place-fields.tsx')).PlaceFields }));

/** Six answers, of which the name is the only one that must be typed. */
export function ToBForm({ toB }: { toB: ReturnType<typeof useToB> }) {
  const t = useT('business');
  const say = useProblemText();
  const { draft, change, form, shown, slugStatus, opening, suggest, chooseSlug, submit } = toB;
  const slug = plainSlug(draft.slug);
  return (
    <Form onSubmit={submit}>
      <FormNotice shown={shown} />
      <TextField
        {...form.tie('tenant_name')}
        label={t('to_b.tenant_name')}
        autoComplete="organization"
        error={say(form.problemAt('tenant_name'))}
        onChange={(event) => {
          change({ tenant_name: event.target.value });
          // What an input method shows while it composes is no name yet.
          if (!(event.nativeEvent as InputEvent).isComposing) suggest(event.target.value);
        }}
        onCompositionEnd={(event) => suggest(event.currentTarget.value)}
      />
      <SlugField
        {...form.tie('slug')}
        label={t('to_b.slug')}
        status={slugStatus}
        description={isSlug(slug) ? t('to_b.slug_is', { address: `${location.host}/chat/${slug}` }) : t('to_b.slug_empty')}
        error={say(form.problemAt('slug'))}
        onChange={(event) => chooseSlug(event.target.value)}
      />
      <Suspense fallback={<PlaceSkeleton />}>
        <PlaceFields toB={toB} />
      </Suspense>
      <LanguageChips
        {...form.tie('locales')}
        value={draft.locales}
        error={say(form.problemAt('locales'))}
        onChange={(locales) => change({ locales })}
      />
      <Submit wrong={form.wrong} opening={opening} />
    </Form>
  );
}

/** As high as the fields that come. */
function PlaceSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
      <Skeleton className="h-[71px]" />
      <Skeleton className="h-[71px]" />
      <Skeleton className="h-[71px] sm:col-span-2" />
    </div>
  );
}

/** The button, and why it is grey. It can be pressed all the same: the focus then goes to what is missing. */
function Submit({ wrong, opening }: { wrong: readonly ToBField[]; opening: boolean }) {
  const t = useT('business');
  const locale = useLocale();
  const reasonId = useId();
  const parts = wrong.flatMap((name) => (name === 'tenant_name' || name === 'slug' || name === 'locales' ? [t(`to_b.parts.${name}`)] : []));
  return (
    <div className="flex flex-col gap-2">
      <Button
        type="submit"
        variant="primary"
        block
        loading={opening}
        aria-disabled={wrong.length > 0 || undefined}
        aria-describedby={reasonId}
      >
        {t('to_b.submit')}
      </Button>
      <p id={reasonId} className="min-h-[1lh] text-center text-13 text-pretty text-muted">
        {parts.length > 0 ? t('to_b.missing', { parts: new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts) }) : null}
      </p>
    </div>
  );
}
