/** Names of what the assistant's page caches. They stand here, since no other page asks for it. */
export const chatKeys = {
  conversations: ["conversations"],
  conversation: (id: number) => ["conversations", id],
  /** The name of whom the assistant is asked about. */
  about: (modelId: number) => ["asked-about", modelId],
} as const;
