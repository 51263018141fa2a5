import type { Annotation, PublishedVersions } from '@lobby/contract';

/** A line beside the figures of a day: what a colleague wrote, or what noted itself. */
export type AnnotationLine = { key: string; day: string } & ({ written: Annotation } | { published: PublishedVersions });

/** All lines of a period in the order of their days, what colleagues wrote of a day first. Pure. */
export function linesOf(annotations: readonly Annotation[], published: readonly PublishedVersions[]): AnnotationLine[] {
  return [
    ...annotations.map((written) => ({ key: written.id, day: written.day, written })),
    ...published.map((each) => ({ key: each.day, day: each.day, published: each })),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** A number on the chart for the lines of one day, or of days that stand too near to each other for a number each. */
export interface AnnotationFlag {
  no: number;
  /** Where it stands, and where each of its days does, as parts of the width. */
  at: number;
  days: number[];
  lines: AnnotationLine[];
}

/**
 * Numbers lines from left to right. Pure.
 * @param placeOf where on the chart a day stands, as a part of its width
 * @param gap what numbers need between them, as a part of the width
 */
export function flagsOf(lines: readonly AnnotationLine[], placeOf: (day: string) => number, gap: number): AnnotationFlag[] {
  const flags: AnnotationFlag[] = [];
  for (const line of lines) {
    const place = placeOf(line.day);
    const last = flags.at(-1);
    if (!last || place - last.at >= gap) flags.push({ no: flags.length + 1, at: place, days: [place], lines: [line] });
    else {
      last.lines.push(line);
      if (last.days.at(-1) !== place) last.days.push(place);
    }
  }
  return flags;
}
