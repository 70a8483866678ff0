import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";

/** The picture in its frame, whole, and in full size when pressed. */
export function Picture({ name, width, height }: { name: string; width: number; height: number }) {
  const { screenshotWords: words } = useMessages(bundles.screenshots);
  const address = `/api/files/${name}`;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={words.enlarge}
      className="block overflow-hidden rounded-lg border border-line bg-sunken"
    >
      <img
        src={address}
        alt={words.alt}
        width={width}
        height={height}
        className="mx-auto h-auto max-h-[75dvh] w-auto max-w-full object-contain"
      />
    </a>
  );
}
