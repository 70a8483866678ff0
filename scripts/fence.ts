/** A broken rule of the house, as `file:line message`. */
export interface Fence {
  file: string;
  line: number;
  message: string;
}

/** Reports a broken rule at an offset of the file's text. */
export type ReportBreach = (offset: number, message: string) => void;

/** Properties of a file that rules select by. */
export interface FilePlace {
  /** From the repository's root, with slashes. */
  file: string;
  /** The workspace, or `scripts`. */
  room: string;
  isTest: boolean;
}

export function filePlaceOf(file: string): FilePlace {
  return {
    file,
    room: file.split("/")[0] ?? "",
    isTest: /\.(test|spec)\.tsx?$/.test(file) || /^(e2e|server\/src\/test)\//.test(file),
  };
}
