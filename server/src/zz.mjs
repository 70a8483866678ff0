import { makeScreen } from "./test/make-picture.ts";
import { readPicture } from "./features/screenshots/read-picture.ts";
for (const lines of [["@demo.shots", "1,204 Following", "12.3K Followers", "98.7K Likes"],["1,201 followers"],["Good morning"]]) {
  const png = await makeScreen(lines);
  const t=performance.now(); const r = await readPicture(png); console.log(lines.length, png.length, Math.round(performance.now()-t), JSON.stringify(r).slice(0,80));
}
