import { toolFields, type BotTool, type ToolFields } from '@lobby/contract';

/** A new tool, as its form begins. */
const NEW_TOOL: ToolFields = {
  name: '',
  description: '',
  method: 'GET',
  url: 'https://',
  params: [],
  headers: [],
  auth: { kind: 'none', name: '' },
  timeout_ms: 5_000,
  needs_verified_contact: false,
  needs_confirmation: false,
  enabled: true,
};

/** What a form holds of a tool; secrets that are saved are not among it. */
export function toolValues(of: BotTool | undefined): ToolFields {
  if (!of) return NEW_TOOL;
  const { id: _id, version: _version, updated_at: _at, auth, ...rest } = of;
  return { ...rest, auth: { kind: auth.kind, name: auth.name } };
}

export const TOOL_PROBLEMS = ['required', 'too_long', 'web_address', 'tool_name', 'tool_param', 'tool_placeholder', 'invalid'] as const;
export type ToolProblem = (typeof TOOL_PROBLEMS)[number];

/** What the contract refuses of a form, by the place of the field. Pure. */
export function toolProblems(values: ToolFields): Record<string, ToolProblem> {
  const issues = toolFields.safeParse(values).error?.issues ?? [];
  const problems = issues.map(({ path, code, message }) => {
    if (code === 'too_small') return [path.join('.'), 'required'] as const;
    if (code === 'too_big') return [path.join('.'), 'too_long'] as const;
    return [path.join('.'), TOOL_PROBLEMS.find((each) => each === message) ?? 'invalid'] as const;
  });
  return Object.fromEntries(problems.toReversed());
}
