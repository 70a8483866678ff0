import { listInCharge } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { PeopleChips } from "./people-chips.tsx";

/** The people in charge of one of many models: one request for all models. */
export function ModelPeople({ modelId }: { modelId: number }) {
  const may = useMay();
  const { data } = useQuery({ ...callQuery(listInCharge), enabled: may("member.read") });
  return <PeopleChips people={data?.find((one) => one.modelId === modelId)?.people ?? []} />;
}
