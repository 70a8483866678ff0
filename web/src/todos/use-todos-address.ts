import { todoOwners, todoStates } from "@fanradar/contract";
import { useLocation, useSearch } from "wouter";

export interface TodosView {
  of: (typeof todoOwners)[number];
  state: (typeof todoStates)[number];
}

/** Which to-dos are listed, as the address of the page has it. What it cannot mean is left out. */
export function useTodosAddress(): [TodosView, (next: Partial<TodosView>) => void] {
  const query = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const view = {
    of: todoOwners.find((one) => one === query.get("of")) ?? "all",
    state: todoStates.find((one) => one === query.get("state")) ?? "open",
  } as const;
  return [
    view,
    (next) => {
      const { of, state } = { ...view, ...next };
      navigate(`/todos?of=${of}&state=${state}`);
    },
  ];
}
