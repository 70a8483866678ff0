import { listQuestions, type Offer, type Person } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { useFormat } from "../lib/format.ts";
import { callQuery } from "../lib/queries.ts";

/** A question to press: its text, and the same in pieces with their facts. */
export interface QuestionOffer {
  text: string;
  pieces: Offer;
}

/**
 * Questions that the figures of a model answer, or without one those of all own models: a few to press, and all to complete what is
 * typed. Without an answer of the server there are none: everything can be asked all the same.
 */
export function useQuestions(user: Person | null, model: number | null) {
  const { locale } = useFormat();
  const { data, isPending } = useQuery(
    callQuery(listQuestions, {
      query: { modelId: model ?? undefined },
      dependsOn: `${user?.id ?? ""} ${locale}`,
    }),
  );
  return {
    offered: data?.offered.map(offeredQuestionOf) ?? [],
    all: data?.all.map(offeredQuestionOf) ?? [],
    isPending,
  };
}

export const offeredQuestionOf = (pieces: Offer): QuestionOffer => ({
  text: pieces.map(({ text }) => text).join(""),
  pieces,
});
