import { switchWorkspace } from "@fanradar/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { currentWords } from "../lib/messages.ts";
import { toastFailure } from "../lib/toast-error.ts";

/** Opens another workspace. By a load of the whole page: nothing of the one before stays in memory. */
export function useSwitchWorkspace(open = () => location.assign("/dashboard")) {
  return useMutation({
    mutationFn: (id: number) => call(switchWorkspace, { body: { id } }),
    onSuccess: open,
    onError: () => {
      const { shell } = currentWords().interfaceWords;
      toastFailure(shell.switchFailed);
    },
  });
}
