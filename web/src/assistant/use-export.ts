import { type ChatAnswer, type Conversation, getConversation } from "@fanradar/contract";
import { bundles, type CoreWords, dateAndTime, type WordsOf } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { saveFile } from "../lib/save-file.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { checkedAs, figuresFrom } from "./answer-from.ts";

type Words = WordsOf<typeof bundles.assistant>["assistantWords"];

/** Downloads a conversation as text: questions and answers with time, sources and results of the checks. */
export function useExport({ id }: Conversation) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const core = useWords();
  const format = useFormat();
  return useMutation({
    mutationFn: () => call(getConversation, { params: { id } }),
    onSuccess: ({ title, messages }) => {
      const said = messages.map(({ type, text, answer, createdAt }) =>
        [
          `## ${type === "user" ? words.you : words.assistant} · ${dateAndTime(createdAt, format)}`,
          text,
          ...(answer ? [from(answer, words, core)] : []),
        ].join("\n\n"),
      );
      const file = new Blob([[`# ${title}`, ...said, ""].join("\n\n")], { type: "text/markdown" });
      saveFile(file, `fanradar-conversation-${id}.md`);
    },
    onError: () => toastFailure(words.exportFailed),
  });
}

/** Under an answer: its sources, and its checks. */
function from(answer: ChatAnswer, words: Words, core: CoreWords): string {
  const articles = answer.articles.map(
    ({ title, source }) =>
      `${words.fromPlaybook} ${title} (${source ? `${source.title}, ${source.url}` : words.commonPractice})`,
  );
  const sources = [...figuresFrom(answer, core), ...articles].map((source) => `- ${source}`);
  return [`${words.sources}:`, ...sources, "", checkedAs(answer, words)].join("\n");
}
