/** Where the version at this place of the list, the newest first, is read. */
export const addressOfVersion = (modelId: number, versions: readonly { id: number }[], at: number): string =>
  at === 0 ? `/report/${modelId}` : `/report/${modelId}?version=${versions[at]?.id}`;
