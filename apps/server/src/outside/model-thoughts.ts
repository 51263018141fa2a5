/**
 * What models say to themselves before they answer, in the marks of those that write it into their text. The SDK's own means
 * (`extractReasoningMiddleware`) knows one mark at a time, and thoughts that only end, as they do where the server writes the
 * first mark into the prompt, only where every answer has them.
 */
const NAMES = 'think|thinking|thought|thoughts|reasoning|reflection|scratchpad|inner_monologue|analysis';
const OPENING = new RegExp(`<(?:${NAMES})>|\\[THINK\\]|◁think▷|<\\|channel\\|>(?:analysis|commentary)<\\|message\\|>`, 'i');
const CLOSING = new RegExp(`</(?:${NAMES})>|\\[/THINK\\]|◁/think▷|<\\|channel\\|>final<\\|message\\|>`, 'i');
/** The beginning of a mark, at the end of what has come so far. */
const CUT_MARK = /(?:(?:<[\w|/]{0,40}>?[\w|]{0,20}){1,4}|\[\/?[A-Z]{0,5}|◁\/?\w{0,5})$/;
/** Marks of turns that some servers let through. */
const TURN_MARKS = /<\|(?:end|start|return|im_end|eot_id)\|>(?:assistant)?/g;

/** The answer in what a model wrote; '' where it only thought. Pure. */
export function withoutThoughts(text: string): string {
  return answerIn(text).trim();
}

/** The answer in what a model has written so far, without what may yet turn out to be a mark. Pure. */
export function withoutThoughtsSoFar(text: string): string {
  return answerIn(text).replace(CUT_MARK, '').trimStart();
}

/** Whether a model thinks without a mark that says so: its thoughts are known once they end. Pure. */
function thinksUnmarked(text: string): boolean {
  const closing = CLOSING.exec(text);
  return closing !== null && !OPENING.test(text.slice(0, closing.index)) && text.slice(0, closing.index).trim() !== '';
}

function answerIn(text: string): string {
  let rest = text;
  let answer = '';
  for (let closing = CLOSING.exec(rest); closing; closing = CLOSING.exec(rest)) {
    const opening = OPENING.exec(rest);
    // What ends without having begun is a thought from the first word on.
    answer = opening && opening.index < closing.index ? answer + rest.slice(0, opening.index) : '';
    rest = rest.slice(closing.index + closing[0].length);
  }
  const open = OPENING.exec(rest);
  return (answer + (open ? rest.slice(0, open.index) : rest)).replace(TURN_MARKS, '');
}

/** Models by address and name: whether they have been seen to answer, and to think without a mark. */
const known = new Map<string, { thinks: boolean }>();
const KNOWN_MAX = 1_000;

/**
 * What is known of how a model thinks. Until it has answered once, nothing is shown of an answer before it is whole; where a
 * model thinks without a mark, nothing before its thoughts end.
 */
export function rememberThoughts(model: string): { showsSoFar(text: string): boolean; learn(text: string): void } {
  return {
    showsSoFar(text) {
      const seen = known.get(model);
      return seen !== undefined && (!seen.thinks || CLOSING.test(text));
    },
    learn(text) {
      if (!known.has(model) && known.size >= KNOWN_MAX) known.clear();
      known.set(model, { thinks: known.get(model)?.thinks === true || thinksUnmarked(text) });
    },
  };
}
