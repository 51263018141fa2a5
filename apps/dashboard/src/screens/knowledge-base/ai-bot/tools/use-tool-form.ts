import { ApiError } from '@lobby/api-client';
import type { BotTool, ToolFields } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSaveTool } from '#/data/bot-tool.ts';
import { toolProblems, toolValues } from './tool-values.ts';

/** The form of one tool: its values, what is wrong with them, and saving them. */
export function useToolForm(of: BotTool | undefined) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useSaveTool();
  const [base, setBase] = useState(of);
  const [values, setValues] = useState(() => toolValues(of));
  const [refused, setRefused] = useState(false);
  /** What the server refuses, until the form is changed. */
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const problems = toolProblems(values);
  const wordOf = (place: string) => {
    const problem = problems[place];
    return faults[place] ?? (refused && problem ? t(`tools.problems.${problem}`) : undefined);
  };
  const save = async (): Promise<BotTool | undefined> => {
    setRefused(true);
    if (Object.keys(problems).length > 0) {
      toast.error(t('tools.check'));
      return undefined;
    }
    try {
      const saved = await mutateAsync({ of: base, tool: values });
      setBase(saved);
      setValues(toolValues(saved));
      return saved;
    } catch (error) {
      const { fields, reason, data } = error instanceof ApiError ? error : { fields: [], reason: '', data: undefined };
      setFaults(Object.fromEntries(fields.map(({ path, message }) => [path.replace('tool.', ''), message])));
      // What somebody else saved is what the next saving starts from; what is in the form stays.
      if (reason === 'stale_version') setBase((data as { current: BotTool }).current);
      toast.error(errorText(error));
      return undefined;
    }
  };
  return {
    base,
    values,
    isDirty: JSON.stringify(values) !== JSON.stringify(toolValues(base)) || base === undefined,
    isSaving: isPending,
    wordOf,
    save,
    change: (part: Partial<ToolFields>) => {
      setFaults({});
      setValues((held) => ({ ...held, ...part }));
    },
  };
}

export type ToolForm = ReturnType<typeof useToolForm>;
