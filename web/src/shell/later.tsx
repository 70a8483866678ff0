// What few people see: loaded apart from the frame of every page.
export { TeamBrand } from "./team-brand.tsx";
export { UnverifiedBar } from "./unverified-bar.tsx";
