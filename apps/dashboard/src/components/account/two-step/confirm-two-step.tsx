import { RECOVERY_CODE_LENGTH, TWO_STEP_LENGTH } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { PasswordField, TextField, toast } from '@lobby/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { AccountForm } from '#/components/account/form/account-form.tsx';
import { FormEnd } from '#/components/account/form/form-end.tsx';
import { useFormFailure } from '#/components/account/form/use-form-failure.ts';
import { useTwoStepCalls } from '#/data/user.ts';

/** What password and code are asked for. */
export type TwoStepWish = 'renew' | 'disable';

interface ConfirmTwoStepProps {
  wish: TwoStepWish;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Password and code once more, before new recovery codes are made or two-step codes go off. */
export function ConfirmTwoStep({ wish, onCodes, onClose }: ConfirmTwoStepProps) {
  const t = useT('account');
  const { form, failure, submit } = useConfirmTwoStep({ wish, onCodes, onClose });
  const { register, formState } = form;
  const label = t(`two_step.${wish}`);
  return (
    <section aria-label={label} className="mt-5 rounded-xl border border-border p-4">
      <p className="mb-4 text-pretty">{t(`two_step.${wish}_text`)}</p>
      <AccountForm onSubmit={submit} failure={failure}>
        <PasswordField
          {...register('password', { required: t('problems.required') })}
          label={t('two_step.password')}
          error={formState.errors.password?.message}
        />
        <TextField
          {...register('code', { validate: (code) => isCode(code) || t('problems.any_code') })}
          label={t('two_step.any_code')}
          description={t('two_step.any_code_hint')}
          error={formState.errors.code?.message}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <FormEnd label={label} busy={formState.isSubmitting} danger={wish === 'disable'} onCancel={onClose} />
      </AccountForm>
    </section>
  );
}

function useConfirmTwoStep({ wish, onCodes, onClose }: ConfirmTwoStepProps) {
  const t = useT('account');
  const { renew, disable } = useTwoStepCalls();
  const form = useForm({ defaultValues: { password: '', code: '' }, mode: 'onTouched' });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const { failure, attempt } = useFormFailure(form, { wrong_password: 'password', wrong_two_step: 'code' });
  const submit = form.handleSubmit((values) =>
    attempt(async () => {
      if (wish === 'renew') {
        onCodes(await renew.mutateAsync(values));
        return onClose();
      }
      await disable.mutateAsync(values);
      toast.success(t('two_step.disabled'));
    }),
  );
  return { form, failure, submit: () => void submit() };
}

/** Six digits of the app, or a recovery code as people type it. */
function isCode(typed: string): boolean {
  const { length } = typed.replaceAll(/[\s-]/gu, '');
  return length === TWO_STEP_LENGTH || length === RECOVERY_CODE_LENGTH;
}
