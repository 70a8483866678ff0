import type { Model, Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useMay } from "../lib/rights.ts";
import { buttonClass } from "../ui/button.tsx";

const ManageDialog = part(() => import("../models/manage/manage-dialog.tsx").then((file) => file.ManageDialog));

/** Opens the links of a model whose analysis failed over what they lead to; saving others starts a new one. */
export function CorrectLinks({ user, model }: { user: Person; model: Model }) {
  const words = useMessages(bundles.reports).reportWords;
  const may = useMay();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isOverLinks = model.analysis?.failure?.code.startsWith("sources-") === true;
  if (!isOverLinks || model.moderation !== null || !may("model.change")) return null;
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
