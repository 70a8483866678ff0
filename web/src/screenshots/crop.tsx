import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";

/** The part of a picture that shows one figure. */
export function Crop({ name, of }: { name: string; of: string }) {
  const { screenshotWords: words } = useMessages(bundles.screenshots);
  return (
    <img
      src={`/api/files/${name}`}
      alt={words.crop(of)}
      className="h-11 w-auto max-w-full justify-self-start rounded-lg border border-line object-contain"
    />
  );
}
