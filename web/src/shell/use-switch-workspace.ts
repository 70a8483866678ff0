import { switchWorkspace } from "@fanradar/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { currentWords } from "../lib/messages.ts";
import { toast } from "../lib/toast.ts";

/** Opens another workspace. By a load of the whole page: nothing of the one before stays in memory. */
export function useSwitchWorkspace(open = () => location.assign("/dashboard")) {
  return useMutation({
    mutationFn: (id: number) => call(switchWorkspace, { body: { id } }),
    onSuccess: open,
    onError: () => {
      const { toast: titles, shell } = currentWords().interfaceWords;
      toast(titles.error, { text: shell.switchFailed, isError: true });
    },
  });
}
