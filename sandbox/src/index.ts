export { buildSandbox } from "./build-sandbox.ts";
export { type FaultName, faultNames } from "./control/fault-names.ts";
export { clockHeader, type SandboxOptions, sandboxToken } from "./control/state.ts";
export { googleClient } from "./google/provider.ts";
export { startModelProxy } from "./language-model/model-proxy.ts";
export { pastAnswers } from "./past-answers.ts";
export { type RunningSandbox, startSandbox } from "./start-sandbox.ts";
export { populationFollowers } from "./world/population.ts";
export { exampleCreators, knowsHandle, type SampleCreator, sampleCreators } from "./world/world.ts";
