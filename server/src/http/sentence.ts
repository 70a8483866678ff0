import type { ErrorCode, FieldCode } from "@fanradar/contract";
import { errorWords, fieldWords } from "@fanradar/words";

/** What a person is told for an error code. */
export const errorSentence = (code: ErrorCode): string => errorWords[code];

/** What a person is told about a refused field. `field` is the body's member: a link says what it expected. */
export const fieldSentence = (code: FieldCode, field: string): string => fieldWords(code, field);
