declare module "naughty-words" {
  /** Words by language code. */
  const words: Record<string, string[]>;

  export { words as default };
}
