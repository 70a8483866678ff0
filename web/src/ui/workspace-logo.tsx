/** The logo of a workspace, on white in either theme: where it was transparent, it is stored so. */
export const WorkspaceLogo = ({ logo, alt = "" }: { logo: string; alt?: string }) => (
  <img src={logo} alt={alt} className="max-h-14 max-w-44 rounded-md border border-line bg-white object-contain p-1.5" />
);
