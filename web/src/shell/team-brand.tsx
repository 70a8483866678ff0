import { useWorkspaces } from "../lib/rights.ts";
import { Avatar } from "../ui/avatar.tsx";
import { WorkspaceLogo } from "../ui/workspace-logo.tsx";

/** In place of the product's mark and name, for a client: those of the workspace that they are a client of. In the rail the mark alone. */
export function TeamBrand() {
  const { current } = useWorkspaces();
  if (!current) return null;
  const { name, logo } = current;
  return (
    <span className="grid gap-2 max-lg:justify-items-center" title={name}>
      {logo === "" ? (
        <Avatar name={name} of={name} className="size-9" />
      ) : (
        <span className="md:max-lg:[&_img]:max-w-10 md:max-lg:[&_img]:p-0.5">
          <WorkspaceLogo logo={logo} />
        </span>
      )}
      <span data-typed dir="auto" className="line-clamp-3 font-semibold tracking-tight wrap-anywhere md:max-lg:sr-only">
        {name}
      </span>
    </span>
  );
}
