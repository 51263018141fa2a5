import { refusalOfFile } from '@lobby/contract';
import { useFileSize, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { settingsQuery } from '#/data/team.ts';

const MIB = 1024 * 1024;

/** Says why a file is not taken, as far as its name and size tell; undefined where nothing is wrong with them. */
export function useFileRefusal(): (file: Parameters<typeof refusalOfFile>[0]) => string | undefined {
  const t = useT('upload');
  const sizeOf = useFileSize();
  const staff = useQuery(settingsQuery(useApi())).data?.files.staff;
  const rules = staff && { kinds: staff.kinds, max_bytes: staff.max_mb * MIB };
  return (file) => {
    const refusal = refusalOfFile(file, rules);
    return refusal && t(`refused.${refusal}`, { size: rules ? sizeOf(rules.max_bytes) : '' });
  };
}
