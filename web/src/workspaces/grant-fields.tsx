import { listModels, type MemberRole, memberRoles, type ScopeKind, scopeKinds } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { Field, Input } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Switch } from "../ui/switch.tsx";

/** What a member may see and do, as it is chosen. */
export interface Grant {
  role: MemberRole;
  scope: ScopeKind;
  /** As typed, separated by commas. */
  tags: string;
  modelIds: readonly number[];
  seesEarnings: boolean;
}

/** A grant as it is sent. An owner sees everything. */
export function sentGrant({ tags, modelIds, ...grant }: Grant) {
  if (grant.role === "owner")
    return { ...{ role: grant.role, scope: "all" as const, seesEarnings: true }, tags: [], modelIds: [] };
  const typed = tags
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  return { ...grant, tags: grant.scope === "tags" ? typed : [], modelIds: [...modelIds] };
}

interface GrantFieldsProps {
  grant: Grant;
  roles?: readonly MemberRole[];
  onChange: (grant: Grant) => void;
  refusals: Record<string, string>;
}

/** Role, models and the earnings switch of a member, each with what it means. */
export function GrantFields({ grant, roles = memberRoles, onChange, refusals }: GrantFieldsProps) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const change = (changed: Partial<Grant>) => onChange({ ...grant, ...changed });
  const isOwner = grant.role === "owner";
  const scopes = scopeKinds.filter((kind) => kind !== "all" || grant.role !== "client");
  return (
    <>
      <SelectField
        label={words.role}
        hint={words.roleHints[grant.role]}
        value={grant.role}
        options={roles.map((role) => [role, words.roles[role]] as const)}
        onChoose={(role) =>
          change({ role, ...(role === "client" && grant.scope === "all" && { scope: "models" as const }) })
        }
      />
      {!isOwner && (
        <>
          <SelectField
            label={words.scope}
            value={grant.scope}
            options={scopes.map((scope) => [scope, words.scopes[scope]] as const)}
            onChoose={(scope) => change({ scope })}
          />
          {grant.scope === "tags" && (
            <Field label={words.tags} hint={words.tagsHint} error={refusals.tags}>
              {(ids) => (
                <Input
                  {...ids}
                  data-typed
                  value={grant.tags}
                  onChange={({ target }) => change({ tags: target.value })}
                />
              )}
            </Field>
          )}
          {grant.scope === "models" && (
            <ChosenModels chosen={grant.modelIds} onChange={(modelIds) => change({ modelIds })} />
          )}
          <div>
            <Switch
              label={words.seesEarnings}
              checked={grant.seesEarnings}
              onChange={(seesEarnings) => change({ seesEarnings })}
              hintId="earnings-hint"
            />
            <p id="earnings-hint" className="text-xs text-ink-3">
              {words.earningsHint}
            </p>
          </div>
        </>
      )}
    </>
  );
}

interface ChosenModelsProps {
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

function ChosenModels({ chosen, onChange }: ChosenModelsProps) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const user = useSession();
  const models = useQuery({ ...callQuery(listModels, { params: { id: user?.id ?? 0 } }), enabled: Boolean(user) });
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{words.chosen}</legend>
      {models.data?.length === 0 && <p className="text-ink-3">{words.noModels}</p>}
      <div className="grid max-h-56 gap-1 overflow-y-auto">
        {models.data?.map(({ id, name, username }) => (
          <label key={id} className="flex min-h-8 items-center gap-2.5 wrap-anywhere">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-teal"
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
            <span data-typed>
              {name} <span className="text-ink-3">@{username}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
