export { buildSandbox } from "./build-sandbox.ts";
export { faultNames } from "./control/fault-names.ts";
export { sandboxToken } from "./control/state.ts";
export { openIdRoutes } from "./google/open-id.ts";
export { googleClient } from "./google/routes.ts";
export { startModelProxy } from "./language-model/model-proxy.ts";
export { pastAnswers } from "./past-answers.ts";
export { type RunningSandbox, startSandbox } from "./start-sandbox.ts";
export { type PlantedTruth, plantedTruth } from "./world/planted.ts";
export { populationFollowers } from "./world/population.ts";
export {
  drawnSampleCreators,
  knowsHandle,
  type SampleCreator,
  sampleAgencyCreators,
  sampleCreators,
} from "./world/world.ts";
