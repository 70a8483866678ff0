import { followedAtMost, listFollowed, type Person } from "@fanradar/contract";
import { type QueryClient, useQueries } from "@tanstack/react-query";
import { callQuery } from "../lib/queries.ts";

/** By canonical link, the newest model of the workspace that has it. */
export type Followed = ReadonlyMap<string, number>;

const inputsOf = (userId: number, links: readonly string[]) =>
  Array.from({ length: Math.ceil(links.length / followedAtMost) }, (_, place) => ({
    params: { id: userId },
    query: { links: links.slice(place * followedAtMost, (place + 1) * followedAtMost).join(",") },
  }));

const byLink = (answers: readonly (readonly { link: string; modelId: number }[])[]): Followed =>
  new Map(answers.flat().map(({ link, modelId }) => [link, modelId]));

/** Which of these links the person's workspace follows already, as far as that has been read; none for a visitor. */
export function useFollowed(user: Person | null, links: readonly string[]): Followed {
  const answers = useQueries({
    queries: user ? inputsOf(user.id, links).map((input) => callQuery(listFollowed, input)) : [],
  });
  return byLink(answers.flatMap(({ data }) => (data ? [data] : [])));
}

/** The same before something is submitted. Read within the last seconds counts, so that a form may ask with each change. */
export async function findFollowed(
  client: QueryClient,
  user: Person | null,
  links: readonly string[],
): Promise<Followed> {
  if (!user) return new Map();
  const inputs = inputsOf(user.id, links);
  return byLink(
    await Promise.all(
      inputs.map((input) => client.fetchQuery({ ...callQuery(listFollowed, input), staleTime: 5_000 })),
    ),
  );
}
