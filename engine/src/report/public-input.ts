import type { AnalyseInput } from "../analyse-input.ts";
import type { ReportSubject } from "../ledger/sealed.ts";

/**
 * The input as if its owner had given nothing: public evidence with all that came with it, and what the public reading of each
 * profile came to. Undefined where all evidence is public, since it would be the same.
 */
export function publicInput(input: AnalyseInput): AnalyseInput | undefined {
  if (input.evidence.every(({ scope }) => scope === "public")) return undefined;
  const evidence = input.evidence.filter(({ scope }) => scope === "public");
  const keys = new Set(evidence.map(({ key }) => key));
  const isPublic = (one: { evidence: string }) => keys.has(one.evidence);
  const { ownWords, payerBook, statementMonth, statementDays, publicOutcomes, breakdowns, ...rest } = input;
  return {
    ...rest,
    subjects: input.subjects.map((subject): ReportSubject => {
      const collected = publicOutcomes?.[subject.platform];
      const { platform, handle, url } = subject;
      return collected ? { platform, handle, url, ...collected } : subject;
    }),
    evidence,
    observations: input.observations.filter(isPublic),
    posts: input.posts.filter(isPublic),
    ...(breakdowns && { breakdowns: breakdowns.filter(isPublic) }),
    ...(statementMonth && isPublic(statementMonth) && { statementMonth }),
    ...(payerBook?.evidence.every((key) => keys.has(key)) && { payerBook }),
  };
}
