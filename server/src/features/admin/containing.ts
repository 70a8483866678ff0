/** A pattern of `like` for texts that contain this one as it is typed. */
export const containing = (typed: string) => `%${typed.trim().replace(/[\\%_]/g, "\\$&")}%`;
