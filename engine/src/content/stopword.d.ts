/** The package ships lists of stop words by language code, and no types. */
declare module "stopword" {
  export const ara: string[];
  export const deu: string[];
  export const eng: string[];
  export const fra: string[];
  export const ind: string[];
  export const ita: string[];
  export const jpn: string[];
  export const kor: string[];
  export const nld: string[];
  export const pol: string[];
  export const por: string[];
  export const rus: string[];
  export const spa: string[];
  export const swe: string[];
  export const tur: string[];
  export const vie: string[];
  export const zho: string[];
}
