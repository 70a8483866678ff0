import { languageOf } from "@fanradar/engine";
import { hideExplicit } from "@fanradar/server/src/domain/reports/explicit-words.ts";
import { statesMinority } from "@fanradar/words/safety/states-minority";
import { hasFile, readCsv } from "./accuracy/read-csv.ts";

const files = [
  { file: "tiktok-vn/videos.csv", creator: "creator", post: "video", text: "caption" },
  { file: "youtube-videos/videos.csv", creator: "channel_id", post: "video_id", text: "title" },
];
/** Languages that the list of words has, but English and those identified by their script, which apply to every text. */
const others = "cs da de eo es fi fil fr hu it nl no pl pt sv tr".split(" ");

/** Years of birth are read as of then. */
const today = new Date("2026-11-22");

interface Figures {
  texts: number;
  ages: string[];
  hidden: string[];
  hiddenByAnyList: number;
}

/**
 * What the rules of safety take out of captions and titles that people wrote: texts that state an age under 18, texts with a
 * word hidden in their creator's own language, and, for comparison, with one hidden by any language's list. One JSON line with the
 * words themselves, to be judged by eye.
 */
export function safetyRules(folder: string): void {
  for (const { file, creator, post, text } of files) {
    if (!hasFile(folder, file)) continue;
    const creators = new Map<string, Map<string, string>>();
    for (const row of readCsv(folder, file)) {
      const posts = creators.get(row[creator] ?? "") ?? new Map<string, string>();
      creators.set(row[creator] ?? "", posts.set(row[post] ?? "", row[text] ?? ""));
    }
    const started = performance.now();
    const figures: Figures = { texts: 0, ages: [], hidden: [], hiddenByAnyList: 0 };
    for (const posts of creators.values()) {
      const captions = [...posts.values()];
      const language = languageOf(captions);
      for (const caption of captions) {
        figures.texts++;
        if (statesMinority([caption], { today, of: "author" })) figures.ages.push(caption);
        const shown = hideExplicit(caption, language);
        if (isOther(shown, caption)) figures.hidden.push(caption);
        if (others.some((one) => isOther(hideExplicit(caption, one), caption))) figures.hiddenByAnyList++;
      }
    }
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    console.log(JSON.stringify({ bench: "safety", set: file.split("/")[0], ...figures, seconds }));
  }
}

const isOther = (shown: string, caption: string) => shown !== caption.normalize("NFKC");
