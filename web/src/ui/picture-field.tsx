import { pictureLimitBytes } from "@fanradar/contract";
import { bundles, fieldWords } from "@fanradar/words";
import { type ReactNode, useRef, useState } from "react";
import { CallError } from "../lib/call.ts";
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
  const [pending, setPending] = useState<"sending" | "removing">();
  const [refusal, setRefusal] = useState("");
  const act = async (file: File | null) => {
    if (pending) return;
    // Not sent at all: ten megabytes are a minute on a phone.
    if (file && file.size > pictureLimitBytes) return setRefusal(fieldWords(refusalWords, "picture.large", "picture"));
    setRefusal("");
    setPending(file ? "sending" : "removing");
    try {
      await send(file);
      // The pressed button was removed with the picture.
      if (!file) chooser.current?.focus();
    } catch (error) {
      setRefusal(error instanceof CallError ? (error.fields.picture ?? error.reason) : words.failed);
    } finally {
      setPending(undefined);
    }
  };
  return (
    <fieldset aria-busy={pending !== undefined}>
      <legend className="mb-1.5 font-medium">{words.title}</legend>
      <div className="flex flex-wrap items-start gap-4">
        {children}
        <div className="grid min-w-0 flex-[1_1_12rem] justify-items-start gap-2">
          <FileButton
            ref={chooser}
            label={pending === "sending" ? words.sending : words.choose}
            hint={<span data-notice>{words.hint}</span>}
            error={refusal && <span data-notice>{refusal}</span>}
            accept="image/png,image/jpeg,image/webp"
            onFile={act}
          />
          {hasPicture && (
            <Button look="quiet" disabled={pending !== undefined} onClick={() => act(null)}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
