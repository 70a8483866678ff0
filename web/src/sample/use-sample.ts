import { useQuery } from "@tanstack/react-query";

/** A file of the sample, which the build makes beside the pages: it is no call, and of no account. Null where there is none of that name. */
export const useSample = <Content>(name: string) =>
  useQuery({
    queryKey: ["sample", name],
    queryFn: async (): Promise<Content | null> => {
      const answer = await fetch(`/${name}.json`);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
      return answer.json();
    },
  });
