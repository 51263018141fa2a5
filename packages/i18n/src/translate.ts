import type { Messages, Namespace } from './namespaces.ts';

/** A text with a count has one form for each plural of English, and is asked for by the name without it. Other names end in the same way. */
type Asked<Key extends string> = Key extends `${infer Text}_${'one' | 'other'}` ? Text | Key : Key;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Asked<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

type Keys = { [Of in Namespace]: KeysOf<Messages[Of]> };

/** The texts of a namespace by name, with a dot at each step down: `sign_in.title`. */
export type TextKey<N extends Namespace> = Keys[N];

/** What stands in a text for the values it is said with. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

/** Says a text of a namespace; one that is not there does not compile. */
export type Translate<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;
