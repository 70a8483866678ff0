import { pictureLimitBytes } from "@fanradar/contract";
import { bundles, sayTooLarge } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { CallError } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Button } from "./button.tsx";
import { FileButton } from "./file-button.tsx";

interface PictureFieldProps {
  words: { title: string; choose: string; hint: string; sending: string; remove: string; failed: string };
  /** The picture, or what stands for it. */
  children: ReactNode;
  hasPicture: boolean;
  /** Stores a picture, or with null takes it away. */
  send: (file: File | null) => Promise<unknown>;
}

/** A picture with its own buttons: they act at once, and what is typed beside them stays. */
export function PictureField({ words, children, hasPicture, send }: PictureFieldProps) {
  const refusalWords = useMessages(bundles.refusals);
  const chooser = useRef<HTMLInputElement>(null);
  const format = useFormat();
  const [largeBytes, setLarge] = useState<number>();
  const change = useMutation({
    mutationFn: send,
    // The pressed button was removed with the picture.
    onSuccess: (_, file) => file ?? chooser.current?.focus(),
  });
  const act = (file: File | null) => {
    if (change.isPending) return;
    // Not sent at all: ten megabytes are a minute on a phone.
    const isTooLarge = file !== null && file.size > pictureLimitBytes;
    setLarge(isTooLarge ? file.size : undefined);
    change.reset();
    if (!isTooLarge) change.mutate(file);
  };
  const refusal = largeBytes
    ? sayTooLarge(refusalWords, { bytes: largeBytes, limitBytes: pictureLimitBytes }, format)
    : change.error && (change.error instanceof CallError ? reasonOf(change.error) : words.failed);
  return (
    <fieldset aria-busy={change.isPending}>
      <legend className="mb-1.5 font-medium">{words.title}</legend>
      <div className="flex flex-wrap items-start gap-4">
        {children}
        <div className="grid min-w-0 flex-[1_1_12rem] justify-items-start gap-2">
          <FileButton
            ref={chooser}
            label={change.isPending && change.variables ? words.sending : words.choose}
            hint={<span data-notice>{words.hint}</span>}
            error={refusal && <span data-notice>{refusal}</span>}
            accept="image/png,image/jpeg,image/webp"
            onFile={act}
          />
          {hasPicture && (
            <Button look="quiet" disabled={change.isPending} onClick={() => act(null)}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

const reasonOf = ({ fields, reason }: CallError) => fields.picture ?? reason;
