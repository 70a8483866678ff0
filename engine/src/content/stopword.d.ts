/** The package ships lists of stop words by language code, and no types. */
declare module "stopword" {
  export const eng: string[];
  export const spa: string[];
  export const deu: string[];
  export const fra: string[];
  export const por: string[];
  export const ita: string[];
  export const jpn: string[];
  export const ara: string[];
}
