const folds = 5;

/** Every fifth as the exam of the other four: creators are whole in one fold, so none is examined on posts it was fitted on. */
export function inFolds<T>(creators: T[]): { known: T[]; unseen: T[] }[] {
  return Array.from({ length: folds }, (_, fold) => ({
    known: creators.filter((_, index) => index % folds !== fold),
    unseen: creators.filter((_, index) => index % folds === fold),
  }));
}
