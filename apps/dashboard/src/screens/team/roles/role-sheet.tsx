import { ApiError } from '@lobby/api-client';
import {
  may,
  permissionsOf,
  ROLE_NAME_MAX,
  ROLES,
  withNeeded,
  withoutNeeded,
  type CustomRole,
  type Permission,
  type Role,
} from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Alert, Button, Checkbox, Select, Sheet, TextField, toast } from '@lobby/ui';
import { useId, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSaveRole } from '#/data/role.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { GROUP_NAMES, PERMISSION_GROUPS } from './permission-groups.ts';

/** A new role, or one that is changed: its name, what it begins as, and what it may. */
export function RoleSheet({ stored, onClose }: { stored: CustomRole | undefined; onClose: () => void }) {
  const t = useT('team');
  const formId = useId();
  const form = useRoleForm(stored, onClose);
  const { name, base, permissions, nameError, problem, stale, nameField, isPending } = form;
  return (
    <Sheet
      open
      title={stored?.name ?? t('custom.create')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={isPending}>
          {t('custom.save')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {problem === undefined ? null : <Alert tone="danger">{problem}</Alert>}
        {stale ? (
          <Alert tone="warning" title={t('custom.stale', { name: stale.updated_by })}>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="small" onClick={form.takeTheirs}>
                {t('custom.stale_theirs')}
              </Button>
              <Button size="small" onClick={form.keepMine}>
                {t('custom.stale_mine')}
              </Button>
            </div>
          </Alert>
        ) : null}
        <TextField
          ref={nameField}
          label={t('custom.name')}
          maxLength={ROLE_NAME_MAX}
          value={name}
          error={nameError}
          onChange={(event) => form.changeName(event.target.value)}
        />
        <Select
          label={t('custom.base')}
          description={t('custom.base_text')}
          value={base}
          options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
          onChange={form.changeBase}
        />
        <PermissionFields chosen={permissions} onChange={form.changePermissions} />
      </form>
    </Sheet>
  );
}

/** What somebody does not hold they cannot give: it stands there and cannot be chosen. */
function PermissionFields({ chosen, onChange }: { chosen: readonly Permission[]; onChange: (chosen: Permission[]) => void }) {
  const t = useT('team');
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  return GROUP_NAMES.map((group) => (
    <fieldset key={group} className="flex flex-col gap-2">
      <legend className="mb-1 text-label">{t(`custom.group.${group}`)}</legend>
      {PERMISSION_GROUPS[group].map((permission) => (
        <Checkbox
          key={permission}
          checked={chosen.includes(permission)}
          disabled={!may(me, permission)}
          onChange={({ target }) => onChange(target.checked ? withNeeded([...chosen, permission]) : withoutNeeded(chosen, permission))}
        >
          {t(`permissions.${permission}`)}
        </Checkbox>
      ))}
    </fieldset>
  ));
}

function useRoleForm(stored: CustomRole | undefined, onClose: () => void) {
  const t = useT('team');
  const common = useT('common');
  const errorText = useErrorText();
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  const nameField = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useSaveRole();
  // It begins as the part of a built-in role that the maker can give.
  const startOf = (role: Role) => permissionsOf({ role }).filter((permission) => may(me, permission));
  const [of, setOf] = useState(stored);
  const [name, setName] = useState(stored?.name ?? '');
  const [base, setBase] = useState<Role>(stored?.base ?? 'agent');
  const [permissions, setPermissions] = useState<readonly Permission[]>(() => stored?.permissions ?? startOf('agent'));
  const [nameError, setNameError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [stale, setStale] = useState<CustomRole>();
  const refuseName = (text: string) => {
    setNameError(text);
    nameField.current?.focus();
  };
  const fail = (error: unknown) => {
    const { reason, data, fields } = error instanceof ApiError ? error : { reason: '', data: undefined, fields: [] };
    if (reason === 'stale_version') return setStale((data as { current: CustomRole }).current);
    const ofName = fields.find(({ path }) => path === 'name');
    return ofName ? refuseName(ofName.message) : setProblem(errorText(error));
  };
  const save = (over: CustomRole | undefined) => {
    setProblem(undefined);
    if (name.trim() === '') return refuseName(common('errors.required'));
    const onSuccess = () => {
      toast.success(t('saved'));
      onClose();
    };
    return mutate({ draft: { name: name.trim(), base, permissions: [...permissions] }, of: over }, { onSuccess, onError: fail });
  };
  return {
    name,
    base,
    permissions,
    nameError,
    problem,
    stale,
    nameField,
    isPending,
    changeName: (text: string) => {
      setName(text);
      setNameError(undefined);
    },
    changeBase: (role: Role) => {
      setBase(role);
      setPermissions(startOf(role));
    },
    changePermissions: setPermissions,
    submit: () => save(of),
    keepMine: () => {
      setOf(stale);
      setStale(undefined);
      save(stale);
    },
    takeTheirs: () => {
      if (!stale) return;
      setOf(stale);
      setName(stale.name);
      setBase(stale.base);
      setPermissions(stale.permissions);
      setStale(undefined);
    },
  };
}
