import { useQuery } from "@tanstack/react-query";

/** A file of the sample, which the build makes beside the pages: it is no call, and of no account. */
export const useSample = <Content>(name: string) =>
  useQuery({
    queryKey: ["sample", name],
    queryFn: async (): Promise<Content> => {
      const answer = await fetch(`/${name}.json`);
      if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
      return answer.json();
    },
  });
