import { foldText } from '@lobby/retrieval';

/** As many characters in a row are no accident: fewer of a script that says more with each. */
const RUN = 48;
const RUN_HAN = 20;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text says a stretch of what only the bot should know, word for word, that nothing it may say has. Pure. */
export function tellsInstructions(text: string, secrets: readonly string[], allowed: string): boolean {
  const [said, open] = [bare(text), bare(allowed)];
  return secrets.some((secret) => {
    const kept = bare(secret);
    const run = HAN.test(kept) ? RUN_HAN : RUN;
    for (let at = 0; at + run <= kept.length; at += 1) {
      const stretch = kept.slice(at, at + run);
      if (said.includes(stretch) && !open.includes(stretch)) return true;
    }
    return false;
  });
}

function bare(text: string): string {
  return foldText(text)
    .replaceAll(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();
}
