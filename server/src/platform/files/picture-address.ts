import { getFile } from "@fanradar/contract";

/** Address of a picture by its file name; empty without one. */
export const pictureAddress = (name: string | null | undefined): string =>
  name ? getFile.path.replace(":name", name) : "";
