/**
 * The shape of an English table: the same keys, any sentences. A language with a missing or an extra key does
 * not compile.
 */
export type Like<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Like<T[Key]> };
