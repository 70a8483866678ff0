import { useMutation } from "@tanstack/react-query";
import { reasonOf } from "../lib/call.ts";
import { useInstance } from "../lib/session.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";

interface PasskeyButtonProps<Answer> {
  label: string;
  className?: string;
  /** Said where the browser used none, as when the person closed its dialog. */
  unused: string;
  act: () => Promise<Answer>;
  onPassed: (answer: Answer) => void;
  /** A refusal that is not shown as a message: true where it was dealt with. */
  onRefused?: (error: Error) => boolean;
}

/** Whether a passkey of this instance can be used on this page, which stands at the host that they belong to. */
export function usePasskeyPage(): boolean {
  const origin = useInstance()?.passkeyOrigin;
  // Browsers have it over https and on localhost alone.
  const isKnown = typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
  return isKnown && Boolean(origin) && new URL(origin ?? "").hostname === location.hostname;
}

/** Asks the browser for a passkey; absent where it has none to give. */
export function PasskeyButton<Answer>({
  label,
  className = "",
  unused,
  act,
  onPassed,
  onRefused,
}: PasskeyButtonProps<Answer>) {
  const use = useMutation({
    mutationFn: act,
    onSuccess: onPassed,
    onError: (error) => {
      if (onRefused?.(error)) return;
      const text = error instanceof DOMException ? unused : reasonOf(error);
      toastFailure(text);
    },
  });
  if (!usePasskeyPage()) return null;
  return (
    <Button className={className} disabled={use.isPending} onClick={() => use.mutate()}>
      {label}
    </Button>
  );
}
