import { listModelPage, type Person } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery } from "../lib/queries.ts";
import { ownModelQuery } from "./own-models.ts";

const noModel = "none";
const keyOf = ({ id }: Person) => `assistant-model:${id}`;

/**
 * The model that questions and prices are about: the one that is named, else the person's last used one, else their only one.
 * The last used is stored on this device, for each person; so is the choice of no model (`isNone`).
 *
 * @param named from the address; null where it names none
 */
export function useDefaultModel(
  user: Person | null,
  named: number | null,
): { model: number | null; isNone: boolean; chooseNone: () => void } {
  const [last, setLast] = useState(() => user && localStorage.getItem(keyOf(user)));
  const lastId = /^[1-9]\d{0,8}$/.test(last ?? "") ? Number(last) : null;
  const isNamedOwn = useIsOwn(user, named);
  const isLastOwn = useIsOwn(user, lastId);
  const { data: newest } = useQuery({
    ...callQuery(listModelPage, { params: { id: user?.id ?? 0 }, query: { limit: 2 } }),
    enabled: user !== null && named === null,
  });
  // Only an own model becomes the default.
  useEffect(() => {
    if (user && named !== null && isNamedOwn) localStorage.setItem(keyOf(user), String(named));
  }, [user, named, isNamedOwn]);
  const chooseNone = () => {
    if (!user) return;
    localStorage.setItem(keyOf(user), noModel);
    setLast(noModel);
  };
  const [only, another] = newest?.models ?? [];
  const byDefault = last === noModel ? null : isLastOwn ? lastId : only && !another ? only.id : null;
  return { model: named ?? byDefault, isNone: named === null && last === noModel, chooseNone };
}

function useIsOwn(user: Person | null, modelId: number | null): boolean {
  const { data } = useQuery({
    ...ownModelQuery(user?.id ?? 0, modelId ?? 0),
    enabled: user !== null && modelId !== null,
  });
  return data !== undefined && data.models.length > 0;
}
