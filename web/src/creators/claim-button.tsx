import { claimPlatforms, type Person, type platformNames } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link, useLocation, useSearch } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { Button, buttonClass } from "../ui/button.tsx";

const ClaimDialog = part(() => import("./claim-dialog.tsx").then((file) => file.ClaimDialog));

interface ClaimButtonProps {
  platform: (typeof platformNames)[number];
  handle: string;
  /** Null for a visitor; undefined while it is not known. */
  user: Person | null | undefined;
  ownerId: number | null;
}

const fields = { instagram: "instagramUrl", x: "twitterUrl" } as const;

/**
 * 'Is this you? Claim' on a page without an owner: here for who is signed in, by signing up for who is not. Its owner is led
 * to their own page; a rival claims on theirs.
 */
export function ClaimButton({ platform, handle, user, ownerId }: ClaimButtonProps) {
  const { creatorWords } = useMessages(bundles.creators);
  const [path, navigate] = useLocation();
  // In the address, so that a reload opens it again.
  const query = new URLSearchParams(useSearch());
  const isOpen = query.has("claim");
  const setOpen = (isToOpen: boolean) => {
    if (isToOpen) query.set("claim", "1");
    else query.delete("claim");
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
  };
  const provable = claimPlatforms.find((one) => one === platform);
  if (user === undefined || !provable) return null;
  if (user && user.id === ownerId)
    return (
      <Link href="/model-dashboard" className={buttonClass()}>
        {creatorWords.yours}
      </Link>
    );
  if (ownerId !== null) return null;
  if (user === null)
    return (
      <Link
        href={`/model-signup?${new URLSearchParams({ [fields[provable]]: `@${handle}` })}`}
        className={buttonClass("quiet")}
      >
        {creatorWords.isThisYou}
      </Link>
    );
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {creatorWords.isThisYou}
      </Button>
      {isOpen && <ClaimDialog profile={{ platform, handle }} user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
