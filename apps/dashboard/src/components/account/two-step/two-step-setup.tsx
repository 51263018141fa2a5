import { TWO_STEP_LENGTH } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { CodeField, IconButton, Skeleton } from '@lobby/ui';
import { Copy } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { AccountForm } from '#/components/account/form/account-form.tsx';
import { FormEnd } from '#/components/account/form/form-end.tsx';
import { useFormFailure } from '#/components/account/form/use-form-failure.ts';
import { useTwoStepCalls } from '#/data/user.ts';
import { useCopy } from './use-copy.ts';

/** Drawing one takes code that hardly anybody needs twice. */
const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** Characters of the key that stand together, so that it can be read off. */
const GROUP = /.{1,4}/g;

export interface Prepared {
  /** In base32. */
  readonly secret: string;
  /** The same as otpauth://. */
  readonly uri: string;
}

interface TwoStepSetupProps {
  prepared: Prepared;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret goes into the app, a code of the app comes back. */
export function TwoStepSetup({ prepared, onCodes, onCancel }: TwoStepSetupProps) {
  const t = useT('account');
  const { enable } = useTwoStepCalls();
  const form = useForm({ defaultValues: { code: '' }, mode: 'onTouched' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { failure, attempt } = useFormFailure(form, { wrong_two_step: 'code' });
  const submit = form.handleSubmit(({ code }) => attempt(async () => onCodes(await enable.mutateAsync(code))));
  return (
    <AccountForm onSubmit={() => void submit()} failure={failure}>
      <Secret {...prepared} />
      <Controller
        control={form.control}
        name="code"
        rules={{ validate: (code) => code.length === TWO_STEP_LENGTH || t('problems.code') }}
        render={({ field: { name, value, onChange, onBlur, ref }, fieldState }) => (
          <CodeField
            {...{ name, value, onChange, onBlur, ref }}
            label={t('two_step.code')}
            description={t('two_step.code_hint')}
            error={fieldState.error?.message}
            onComplete={() => void submit()}
          />
        )}
      />
      <FormEnd label={t('two_step.enable')} busy={form.formState.isSubmitting} onCancel={onCancel} />
    </AccountForm>
  );
}

function Secret({ secret, uri }: Prepared) {
  const t = useT('account');
  const copy = useCopy();
  return (
    <div className="flex items-center gap-5 max-sm:flex-col">
      <Suspense fallback={<Skeleton className="size-40 shrink-0" />}>
        <QrCode text={uri} label={t('two_step.qr')} />
      </Suspense>
      <div className="min-w-0">
        <p className="text-pretty">{t('two_step.scan')}</p>
        <p className="mt-3 text-muted">{t('two_step.by_hand')}</p>
        <div className="mt-1 flex items-start gap-1">
          <code className="max-w-[20ch] min-w-0 pt-1 font-mono text-13 whitespace-normal">{secret.match(GROUP)?.join(' ')}</code>
          <IconButton
            label={t('two_step.copy_secret')}
            icon={<Copy size={15} />}
            size="small"
            onClick={() => void copy(secret, t('two_step.secret_copied'))}
          />
        </div>
      </div>
    </div>
  );
}
