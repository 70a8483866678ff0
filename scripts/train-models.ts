import { loadQuestionModel } from "../assistant/src/route/load-question-model.ts";
import { loadDangerModel } from "../words/src/safety/load-danger-model.ts";

// Training takes most of a minute of a core: done before whatever needs the models starts, it is done once.
loadQuestionModel();
loadDangerModel();
