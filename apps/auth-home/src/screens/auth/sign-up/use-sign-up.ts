import { tokenCookie } from '@lobby/session';
import { useEffect, useState } from 'react';
import { placeFailure } from '#/components/form/place-failure.ts';
import { useForm, useValues } from '#/components/form/use-form.ts';
import { useNotice } from '#/components/form/use-notice.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { FIRST_STEP } from '#/data/first-step.ts';
import { pageGoes, useLeave } from '#/data/leave.ts';
import { registerTenant } from '#/data/user.ts';
import { clearDraft, keepDraft, readDraft } from '#/state/sign-up-draft.ts';
import { checkSignUp, SIGN_UP_FIELDS } from './check-sign-up.ts';
import { plainSlug, suggestSlug } from '#/components/chat-address/suggest-slug.ts';
import { useSendCode } from './use-send-code.ts';
import { useSlugStatus } from '#/components/chat-address/use-slug-status.ts';

/** The sign-up form: its values, the code, the address name, and what sending it does. */
export function useSignUp() {
  const api = useApi();
  const leave = useLeave();
  const [draft] = useState(readDraft);
  const [sent, setSent] = useState(draft.sent);
  const [slugChosen, setSlugChosen] = useState(draft.slugChosen);
  const { email, code, tenant_name, slug } = draft;
  const [values, setValue] = useValues({ email, code, password: '', tenant_name, slug });
  const slugStatus = useSlugStatus(values.slug);
  const form = useForm({ names: SIGN_UP_FIELDS, values, found: checkSignUp(values, { sent, slugStatus }) });
  const { shown, showNotice } = useNotice();
  const sendCode = useSendCode({ values, form, onSent: setSent, clearCode: () => setValue('code', ''), showNotice });

  useEffect(() => {
    const { password: _, ...kept } = values;
    keepDraft({ ...kept, slugChosen, sent });
  }, [values, slugChosen, sent]);

  const [register, registering] = useSingleFlight(async () => {
    try {
      tokenCookie.write(await registerTenant(api, { ...values, slug: plainSlug(values.slug) }));
    } catch (error) {
      const { fields, notice } = placeFailure(error, Date.now());
      form.refuse(fields, values);
      showNotice(notice);
      return;
    }
    clearDraft();
    leave(FIRST_STEP);
    // The form stays busy until the browser has left it.
    await pageGoes();
  });

  return {
    values,
    setValue,
    form,
    shown,
    sendCode,
    sent,
    slugStatus,
    registering,
    /** A new business name suggests the address name, until somebody has chosen one. */
    suggest: (name: string) => {
      if (!slugChosen) setValue('slug', suggestSlug(name));
    },
    chooseSlug: (chosen: string) => {
      setSlugChosen(chosen !== '');
      setValue('slug', chosen);
    },
    submit: () => {
      if (form.pass()) void register();
    },
  };
}
