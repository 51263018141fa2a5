const ENGLISH =
  "a|an|the|i|i'm|i'd|you|we|my|me|your|it|it's|its|this|that|there|is|are|was|were|am|be|been|do|does|did|have|has|had|can|could|would|should|will|may|" +
  'what|which|who|whom|whose|when|where|why|how|of|to|in|on|for|and|or|with|at|by|from|as|if|so|not|any|some|please|want|like|need|know|possible|way';

/** Folded, so that 點樣 stands here as 点样. */
const CHINESE =
  '我想|想要|什么|怎么样?|怎样|如何|何时|为何|为什么|何|哪[里儿个些年位种家]?|谁|多少钱?|几[个年次时]|是否|有没有|是不是|能不能|可不可以|可以|请问|吗|呢|呀|我们?|你们?|您|是|他们?|她们?|这个|那个|' +
  '点样|点解|边度|边个|几多钱?|几时|乜嘢?|咩|系咪|得唔得|唔该|呢个|嗰个|佢哋?|我哋|你哋';

const JAPANESE =
  'この|その|あの|これ|それ|どのように|どうやって|どうすれば|どうしたら|どこ|どの|どう|いつ|いくつ|いくら|なぜ|誰|とは|について|に関して|知りたい|教えて|ください|下さい|' +
  'です|でしょう|でした|ます|ました|ません|たい|できる|か(?=[。?\\s]|$)';

const ASKING = new RegExp(`(?<![\\p{L}\\p{N}'])(?:${ENGLISH})(?![\\p{L}\\p{N}'])|${CHINESE}|${JAPANESE}`, 'gu');

/**
 * Marks the characters of a folded question that say how it is asked and not what about (what, how do I, 怎么, どうすれば). Such words
 * are rare in answers, so that their rarity alone would make much of them.
 */
export function markAsking(folded: string): Uint8Array {
  const marks = new Uint8Array(folded.length);
  for (const { index, 0: words } of folded.matchAll(ASKING)) marks.fill(1, index, index + words.length);
  return marks;
}

/** Whether any of these characters is marked. */
export function isMarked(marks: Uint8Array, start: number, end: number): boolean {
  for (let position = start; position < end; position += 1) if (marks[position] === 1) return true;
  return false;
}
