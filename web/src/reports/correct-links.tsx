import type { Model } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useMay } from "../lib/rights.ts";
import { useSession } from "../lib/session.ts";
import { buttonClass } from "../ui/button.tsx";

const ManageDialog = part(() => import("../models/manage/manage-dialog.tsx").then((file) => file.ManageDialog));

/** Opens the links of a model that lead to no account; saving others starts an analysis. A claimed page has its links from its claims. */
export function CorrectLinks({ model }: { model: Model }) {
  const words = useMessages(bundles.reports).reportWords;
  const may = useMay();
  const user = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!user || model.isOwnerVerified || model.moderation !== null || !may("model.change")) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${buttonClass()} justify-self-start`}
        onClick={() => setOpen(true)}
      >
        {words.correctLinks}
      </button>
      {isOpen && (
        <ManageDialog
          fallback={null}
          user={user}
          profile={{ kind: "own", ...model }}
          button={button}
          onClose={close}
          opensLinks
        />
      )}
    </>
  );
}
