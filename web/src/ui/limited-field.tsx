import { exactNumber } from "@fanradar/words";
import type { ComponentProps } from "react";
import { useFormat } from "../lib/format.ts";
import { InputField, TextareaField } from "./input-field.tsx";

interface LimitedFieldProps {
  value: string;
  /** Characters that are stored at most. */
  most: number;
  isMultiline?: boolean;
}

/** From this part of its limit on, a text is counted. */
const nearLimit = 0.8;

/** A text with a limit. What is longer is neither cut nor lost: its characters are counted, and the server refuses it. */
export function LimitedField({
  most,
  isMultiline = false,
  hint,
  error,
  ...rest
}: LimitedFieldProps & Omit<ComponentProps<typeof InputField> & ComponentProps<typeof TextareaField>, "value">) {
  const format = useFormat();
  const { length } = rest.value.trim();
  const count = length > most * nearLimit && (
    <span className="num" data-notice>
      {exactNumber(length, format)} / {exactNumber(most, format)}
    </span>
  );
  const isOver = length > most;
  const both = (text: typeof hint, isCounted: boolean) =>
    isCounted && count ? (
      <>
        {text} {count}
      </>
    ) : (
      text
    );
  const FieldOf = isMultiline ? TextareaField : InputField;
  return <FieldOf {...rest} hint={both(hint, !isOver)} error={both(error, isOver)} />;
}
