import { pictureLimitBytes } from "@fanradar/contract";
import { bundles, sayTooLarge } from "@fanradar/words";
import { ImageUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { CallError } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { buttonClass } from "../ui/button.tsx";
import { type ScreenshotActs, screenshotError } from "./use-screenshots.ts";

/** Takes a picture from the device, chosen or dropped. What is refused says why, and stays said until the next try. */
export function AddPicture({ add }: { add: ScreenshotActs["add"] }) {
  const { screenshotWords: words } = useMessages(bundles.screenshots);
  const refusalWords = useMessages(bundles.refusals);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const format = useFormat();
  const [largeBytes, setLarge] = useState<number>();
  const take = (file: File | undefined) => {
    if (input.current) input.current.value = "";
    if (!file || add.isPending) return;
    // Not sent at all: ten megabytes are a minute on a phone.
    const isLarge = file.size > pictureLimitBytes;
    setLarge(isLarge ? file.size : undefined);
    add.reset();
    if (!isLarge) add.mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const refusal = largeBytes
    ? sayTooLarge(refusalWords, { bytes: largeBytes, limitBytes: pictureLimitBytes }, format)
    : add.error && (fieldOf(add.error) ?? screenshotError(add.error, words.failed));
  return (
    <section
      aria-label={words.add}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-start gap-3 rounded-xl border border-dashed p-5 ${isOver ? "border-teal bg-teal-soft" : "border-field bg-card"}`}
    >
      <p className="max-w-[72ch] text-ink-2">{words.lead}</p>
      <div className="flex flex-wrap items-center gap-3">
        <label
          htmlFor={id}
          className={`${buttonClass("primary")} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal ${add.isPending ? "opacity-60" : ""}`}
        >
          <ImageUp size={16} aria-hidden />
          {add.isPending ? words.adding : words.choose}
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={add.isPending}
            aria-describedby={`${id}-limits${refusal ? ` ${id}-error` : ""}`}
            aria-invalid={Boolean(refusal)}
            className="sr-only"
            onChange={({ target }) => take(target.files?.[0])}
          />
        </label>
        <span className="text-ink-3 max-md:hidden">{words.drop}</span>
      </div>
      <p id={`${id}-limits`} className="text-xs text-ink-3" data-notice>
        {words.limits}
      </p>
      {refusal && (
        <p id={`${id}-error`} role="alert" className="font-medium text-bad" data-notice>
          {refusal}
        </p>
      )}
    </section>
  );
}

const fieldOf = (error: Error) => (error instanceof CallError ? error.fields.picture : undefined);
