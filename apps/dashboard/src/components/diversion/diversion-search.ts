export const DETAIL_TABS = ['stats', 'log', 'simulation'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];
/** Days that the statistics look back. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** What the address of the screen says. */
export interface DiversionSearch {
  /** Id of the open link, or `new`. */
  readonly link?: string;
  /** The open link is being changed. */
  readonly edit?: true;
  readonly tab?: DetailTab;
  readonly days?: Period;
  /** Archived links are shown instead of the others. */
  readonly archived?: true;
}

/** Reads the address; what it does not understand it leaves out. */
export function readDiversionSearch(raw: Record<string, unknown>): DiversionSearch {
  const { link, edit, archived } = raw;
  const tab = DETAIL_TABS.find((each) => each === raw['tab']);
  const days = PERIODS.find((each) => each === Number(raw['days']));
  return {
    ...(typeof link === 'string' && link !== '' && { link }),
    ...(isSet(edit) && { edit: true }),
    ...(tab && { tab }),
    ...(days && { days }),
    ...(isSet(archived) && { archived: true }),
  };
}

function isSet(value: unknown): boolean {
  return value === true || value === 'true';
}
