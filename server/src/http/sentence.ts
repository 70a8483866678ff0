import type { ErrorCode, FieldCode } from "@fanradar/contract";

/** What a person is told for an error code. */
export const errorSentence = (code: ErrorCode): string => code;

/** What a person is told about a refused field. */
export const fieldSentence = (code: FieldCode): string => code;
