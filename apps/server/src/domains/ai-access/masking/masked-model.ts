import type { Model, SpokenTurn, ToolRunner } from '#/outside/model.ts';
import { createMask, type Mask } from './mask-personal-data.ts';

/** What the business itself publishes is no visitor's. */
const PUBLIC_BLOCKS: ReadonlySet<string> = new Set(['knowledge']);

/** A model that never sees what belongs to one person; its answers have it in its place again. */
export function maskedModel(model: Model): Model {
  return {
    name: model.name,
    async answer(asked, onText) {
      const mask = createMask();
      const masked = {
        ...asked,
        question: mask.hide(asked.question),
        history: hideTurns(asked.history, mask),
        tools: asked.tools && maskedTools(asked.tools, mask),
        lookedUp: (asked.lookedUp ?? []).map((each) => hideIn(each, mask)),
      };
      const written = await model.answer(masked, (text) => onText(mask.restorePart(text)));
      return { ...written, text: mask.restore(written.text) };
    },
    async summarize(turns, locale) {
      const mask = createMask();
      return mask.restore(await model.summarize(hideTurns(turns, mask), locale));
    },
    async perform(task) {
      const mask = createMask();
      const data = Object.entries(task.data).map(([label, value]) => [label, PUBLIC_BLOCKS.has(label) ? value : hideIn(value, mask)]);
      const text = task.text === undefined ? {} : { text: mask.hide(task.text) };
      return mask.restore(await model.perform({ ...task, data: Object.fromEntries(data) as Record<string, unknown>, ...text }));
    },
  };
}

/** A tool is called with what was meant; what it tells is hidden from the model again. */
function maskedTools(tools: ToolRunner, mask: Mask): ToolRunner {
  return {
    definitions: tools.definitions,
    async run(name, given) {
      const step = await tools.run(
        name,
        changeTexts(given, (text) => mask.restore(text)),
      );
      return step === 'stop' ? step : { data: hideIn(step.data, mask) };
    },
  };
}

function hideTurns(turns: readonly SpokenTurn[], mask: Mask): SpokenTurn[] {
  return turns.map(({ role, text }) => ({ role, text: mask.hide(text) }));
}

function hideIn(value: unknown, mask: Mask): unknown {
  return changeTexts(value, (text) => mask.hide(text));
}

/** Every text of some JSON, changed; its shape and names stay. */
function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => changeTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changeTexts(each, change)]));
}
