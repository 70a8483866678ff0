declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  interface TessBaseAPI {
    /** 0 when the language could be loaded. */
    Init(path: string | null, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Takes the file '/input'; upright, without turning. */
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  }
  interface Core {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => TessBaseAPI;
  }
  function TesseractCore(options: { print: (line: string) => void; printErr: (line: string) => void }): Promise<Core>;

  export { TesseractCore as default };
}
