import { listModels, type Person } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery } from "../lib/queries.ts";

const nobody = "none";
const keyOf = ({ id }: Person) => `assistant-model:${id}`;

/**
 * The model that questions and prices are about: the one that is named, else the person's last used one, else their only one.
 * The last used is kept on this device, for each person; so is that they chose nobody.
 *
 * @param named from the address; null where it names none
 */
export function useDefaultModel(
  user: Person | null,
  named: number | null,
): { model: number | null; remember: (model: number | null) => void } {
  const { data: models } = useQuery({
    ...callQuery(listModels, { params: { id: user?.id ?? 0 } }),
    enabled: user !== null,
  });
  const [last, setLast] = useState(() => user && localStorage.getItem(keyOf(user)));
  const isOwn = (id: number) => models?.some((model) => model.id === id) === true;
  const remember = (model: number | null) => {
    // A creator of others that was asked about once is nobody's default.
    if (!user || (model !== null && !isOwn(model))) return;
    const kept = model === null ? nobody : String(model);
    localStorage.setItem(keyOf(user), kept);
    setLast(kept);
  };
  const used = named !== null && isOwn(named) ? String(named) : null;
  useEffect(() => {
    if (user && used !== null) localStorage.setItem(keyOf(user), used);
  }, [user, used]);
  const [only, another] = models ?? [];
  const lastId = Number(last);
  const byDefault = last === nobody ? null : isOwn(lastId) ? lastId : only && !another ? only.id : null;
  return { model: named ?? byDefault, remember };
}
