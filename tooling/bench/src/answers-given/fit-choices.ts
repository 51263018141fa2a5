/** A question with the entries that came up for it: what speaks for each of them and for none, and which ones are right. */
export interface Choice {
  readonly entries: readonly (readonly number[])[];
  readonly none: readonly number[];
  readonly right: readonly boolean[];
  readonly weight: number;
}

/** What each term counts, for an entry and for none. */
export interface ChoiceModel {
  readonly entry: readonly number[];
  readonly none: readonly number[];
}

const STEPS = 600;
const RATE = 0.05;
/** Keeps the weights small where the examples do not say otherwise. */
const RIDGE = 2e-4;
/** How much of the past gradients counts (Adam). */
const MOMENT = 0.9;
const SQUARES = 0.999;

const weigh = (weights: readonly number[], terms: readonly number[]): number =>
  terms.reduce((sum, term, number) => sum + term * (weights[number] as number), 0);

/** The chance of each entry, and last of none. */
export function chancesIn({ entry, none }: ChoiceModel, choice: Choice): number[] {
  const sums = [...choice.entries.map((terms) => weigh(entry, terms)), weigh(none, choice.none)];
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
}

function addGradient(model: ChoiceModel, choice: Choice, entry: number[], none: number[]): void {
  const chances = chancesIn(model, choice);
  const isRight = [...choice.right, !choice.right.includes(true)];
  const right = chances.reduce((sum, chance, place) => sum + (isRight[place] === true ? chance : 0), 0);
  for (const [place, chance] of chances.entries()) {
    const error = choice.weight * ((isRight[place] === true ? chance / Math.max(right, 1e-12) : 0) - chance);
    const terms = choice.entries[place];
    const target = terms === undefined ? none : entry;
    for (const [number, term] of (terms ?? choice.none).entries()) target[number] = (target[number] as number) + error * term;
  }
}

/**
 * The multinomial logistic model under which the choices are likeliest.
 * @param signs for each term of an entry 1 where it may only speak for it, -1 where only against it, 0 where either
 */
export function fitChoices(choices: readonly Choice[], signs: readonly number[]): ChoiceModel {
  const size = signs.length + (choices[0]?.none.length ?? 0);
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  const weights = Array.from({ length: size }, () => 0);
  const means = [...weights];
  const squares = [...weights];
  for (let step = 1; step <= STEPS; step += 1) {
    const model = { entry: weights.slice(0, signs.length), none: weights.slice(signs.length) };
    const entry = signs.map(() => 0);
    const none = model.none.map(() => 0);
    for (const choice of choices) addGradient(model, choice, entry, none);
    for (const [number, sum] of [...entry, ...none].entries()) {
      const weight = weights[number] as number;
      const slope = sum / total - RIDGE * weight;
      means[number] = MOMENT * (means[number] as number) + (1 - MOMENT) * slope;
      squares[number] = SQUARES * (squares[number] as number) + (1 - SQUARES) * slope * slope;
      const mean = means[number] / (1 - MOMENT ** step);
      const moved = weight + (RATE * mean) / (Math.sqrt(squares[number] / (1 - SQUARES ** step)) + 1e-8);
      const sign = signs[number] ?? 0;
      weights[number] = sign !== 0 && moved * sign < 0 ? 0 : moved;
    }
  }
  return { entry: weights.slice(0, signs.length), none: weights.slice(signs.length) };
}
