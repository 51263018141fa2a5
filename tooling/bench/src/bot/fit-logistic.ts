/** One example: what is known of it, what came of it, and how much it counts. */
export interface Example {
  readonly terms: readonly number[];
  readonly positive: boolean;
  readonly weight: number;
}

/** A logistic model: the bias, then a weight for each term. */
export type Logistic = readonly number[];

const STEPS = 30;
/** Keeps the weights small where the examples do not say otherwise. */
const RIDGE = 1e-4;

export function probabilityOf(model: Logistic, terms: readonly number[]): number {
  const sum = terms.reduce((total, term, number) => total + term * (model[number + 1] as number), model[0] as number);
  return 1 / (1 + Math.exp(-sum));
}

/** Solves a system of equations by elimination; each row holds its right side last. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const best = rows.slice(column).reduce((found, row) => (Math.abs(row[column] ?? 0) > Math.abs(found[column] ?? 0) ? row : found));
    rows.splice(rows.indexOf(best), 1);
    rows.splice(column, 0, best);
    for (const [number, row] of rows.entries()) {
      if (number === column) continue;
      const factor = (row[column] ?? 0) / (best[column] ?? 1);
      for (let cell = column; cell <= size; cell += 1) row[cell] = (row[cell] ?? 0) - factor * (best[cell] ?? 0);
    }
  }
  return rows.map((row, number) => (row[size] ?? 0) / (row[number] ?? 1));
}

/** The gradient and the curvature of the log-likelihood at a model, as the equations of Newton's next step. */
function equationsAt(model: Logistic, examples: readonly Example[], total: number): number[][] {
  const rows = model.map((weight, row) => {
    const cells = Array.from({ length: model.length + 1 }, () => 0);
    cells[row] = RIDGE;
    cells[model.length] = row === 0 ? 0 : -RIDGE * weight;
    return cells;
  });
  for (const { terms, positive, weight } of examples) {
    const all = [1, ...terms];
    const probability = probabilityOf(model, terms);
    const error = ((positive ? 1 : 0) - probability) * (weight / total);
    const curve = probability * (1 - probability) * (weight / total);
    for (const [number, row] of rows.entries()) {
      const term = all[number] as number;
      for (const [column, other] of all.entries()) row[column] = (row[column] as number) + curve * term * other;
      row[model.length] = (row[model.length] as number) + error * term;
    }
  }
  return rows;
}

/** The logistic model under which the examples are likeliest (Newton's method). */
export function fitLogistic(examples: readonly Example[]): Logistic {
  const size = (examples[0]?.terms.length ?? 0) + 1;
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  let model: number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const change = solve(equationsAt(model, examples, total));
    model = model.map((weight, number) => weight + (change[number] as number));
  }
  return model;
}
