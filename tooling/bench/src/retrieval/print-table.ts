const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/gu;

const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** Rows of text as a table, the first column to the left and the others to the right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? name))));
  const formatRow = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return column === 0 ? cell + space : space + cell;
      })
      .join('  ');
  return [formatRow(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(formatRow)].join('\n');
}

/** A share with three decimals, the leading zero left out: `.970`. */
export const formatShare = (share: number): string => share.toFixed(3).replace(/^0/, '');

/** Milliseconds. */
export const formatTime = (time: number): string => time.toFixed(time < 10 ? 2 : 0);
