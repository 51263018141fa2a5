import { LOCALE_NAMES, LOCALES, user as contract, type Locale, type UserInfo } from '@lobby/contract';
import { useI18n, useLocale, useT } from '@lobby/i18n';
import { Select, TextField, toast } from '@lobby/ui';
import { Lock } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { PictureField } from '#/components/picture/picture-field.tsx';
import { useSetFace, useUpdateProfile } from '#/data/user.ts';
import { AccountForm } from './form/account-form.tsx';
import { FormEnd } from './form/form-end.tsx';
import { useFormFailure } from './form/use-form-failure.ts';

interface Profile {
  name: string;
  locale: Locale;
}

const OPTIONS = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));
const { name: nameSchema } = contract.updateProfile.request.shape;

/** Name and language. */
export function ProfileTab({ user }: { user: UserInfo }) {
  const t = useT('account');
  const { form, failure, submit } = useProfileForm(user);
  const { register, control, formState } = form;
  const checkName = (name: string) => {
    if (name.trim() === '') return t('problems.required');
    return nameSchema.safeParse(name).success || t('problems.name_long');
  };
  return (
    <AccountForm onSubmit={submit} failure={failure}>
      <OwnFace user={user} />
      <TextField
        {...register('name', { validate: checkName })}
        label={t('profile.name')}
        description={t('profile.name_hint')}
        error={formState.errors.name?.message}
        autoComplete="name"
      />
      <TextField
        label={t('profile.email')}
        description={t('profile.email_hint')}
        type="email"
        value={user.email}
        readOnly
        trailing={<Lock size={14} aria-hidden="true" className="shrink-0 text-muted" />}
      />
      <Controller
        control={control}
        name="locale"
        render={({ field: { name, value, onChange } }) => (
          <Select
            name={name}
            label={t('profile.locale')}
            description={t('profile.locale_hint')}
            options={OPTIONS}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <FormEnd label={t('profile.save')} busy={formState.isSubmitting} />
    </AccountForm>
  );
}

function OwnFace({ user }: { user: UserInfo }) {
  const t = useT('picture');
  const { mutateAsync: setFace } = useSetFace();
  // A face belongs to a business.
  if (user.tenant_id === 0) return null;
  return (
    <PictureField
      purpose="face"
      label={t('face')}
      hint={t('face_hint')}
      name={user.name || user.email}
      picture={user.face}
      isOwn={user.face !== null}
      onChange={(id) => setFace(id)}
    />
  );
}

function useProfileForm(user: UserInfo) {
  const common = useT('common');
  const i18n = useI18n();
  const locale = useLocale();
  const { mutateAsync: save } = useUpdateProfile();
  const form = useForm<Profile>({ defaultValues: { name: user.name, locale }, mode: 'onTouched' });
  const { failure, attempt } = useFormFailure(form, {});
  const submit = form.handleSubmit((profile) =>
    attempt(async () => {
      await save(profile);
      if (profile.locale !== i18n.locale && (await i18n.chooseLocale(profile.locale)) === 'unreachable')
        toast.error(common('toasts.language_failed'));
      toast.success(i18n.t('common', 'toasts.saved'));
    }),
  );
  return { form, failure, submit: () => void submit() };
}
