import { claimPlatforms, type Person, type platformNames } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { lazy, Suspense, useState } from "react";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { Button, buttonClass } from "../ui/button.tsx";

const ClaimDialog = lazy(() => import("./claim-dialog.tsx").then((part) => ({ default: part.ClaimDialog })));

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
  const { creatorWords } = useMessages(rooms.creators);
  const [isOpen, setOpen] = useState(false);
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
      {isOpen && (
        <Suspense>
          <ClaimDialog profile={{ platform, handle }} user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
