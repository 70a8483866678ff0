import { Building2 } from "lucide-react";
import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";
import { useWorkspaces } from "../lib/rights.ts";
import { inputClass } from "../ui/field.tsx";
import { useSwitchWorkspace } from "./use-switch-workspace.ts";

/** In which workspace one works, to choose another; nothing for who has one alone. Where there is room for icons alone, the way to the list. */
export function WorkspaceSwitcher({ className = "", isRail = false }: { className?: string; isRail?: boolean }) {
  const { shell } = useWords().interfaceWords;
  const { current, all } = useWorkspaces();
  const open = useSwitchWorkspace();
  if (!current || all.length < 2) return null;
  const nameOf = (name: string) => name || shell.personalWorkspace;
  if (isRail)
    return (
      <Link
        href="/settings?tab=workspace"
        title={`${shell.workspace}: ${nameOf(current.name)}`}
        className={`grid size-10 place-items-center rounded-lg text-ink-2 hover:bg-sunken ${className}`}
      >
        <Building2 size={18} aria-hidden />
        <span className="sr-only">{`${shell.workspace}: ${nameOf(current.name)}`}</span>
      </Link>
    );
  return (
    <label className={`grid gap-1 ${className}`}>
      <span className="text-xs text-ink-3">{shell.workspace}</span>
      <select
        data-typed
        title={nameOf(current.name)}
        className={`${inputClass} font-medium`}
        value={current.id}
        disabled={open.isPending}
        onChange={({ target }) => open.mutate(Number(target.value))}
      >
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {nameOf(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
